/// Indices that must be in range: those before the update for what goes, after it for what comes.
extension Rule {
  static let bounds = [
    Rule(
      "B1", "A deleted or reloaded section exists before the update.",
      causes:
        "The index was taken after the data had changed, or after an earlier delete of the loop.",
      "The section was deleted by an update that is already under way.",
      remedy: "Take deletes and reloads from the old data, all of them before any is applied."),
    Rule(
      "B2", "An inserted section exists after the update.",
      causes: "The data source does not have the new section yet when the block ends.",
      "An index path with one index was passed for an item.",
      remedy: "Change the data inside the block, and take inserts from the new data."),
    Rule(
      "B3", "A section moves from an index before the update to an index after it.",
      causes: "Both ends were taken from one of the two states.",
      remedy: "Take the source from the old data and the target from the new."),
    Rule(
      "B4", "A deleted or reloaded item lies in a section that exists before the update.",
      causes: "The path is in new indices, where a section has been inserted above.",
      remedy: "Take paths of deletes and reloads from the old data."),
    Rule(
      "B5", "A deleted or reloaded item exists in its section before the update.",
      causes:
        "A reload was given the new index of the item: reloads are old indices, like deletes.",
      "The data changed before the update, so the view knows fewer items, or none.",
      "The same change is applied twice, by two notifications or two observers.",
      remedy: "Take paths of deletes and reloads from the data that the view shows."),
    Rule(
      "B6", "An inserted item lies in a section that exists after the update.",
      causes: "The section's insert is missing in the data, or the path is in old indices.",
      remedy: "Insert the section with its items in the new data; then only the section is named."),
    Rule(
      "B7", "An inserted item exists in its section after the update.",
      causes: "The data source does not have the new item yet when the block ends.",
      "The path counts the items that are deleted in the same batch.",
      remedy: "Take inserts from the new data: they are final positions."),
    Rule(
      "B8", "A move starts at an item that exists before the update.",
      causes: "The source is the position after the deletes of the same batch.",
      remedy: "Take sources of moves from the old data, untouched by other operations."),
    Rule(
      "B9", "A move ends at an item that exists after the update.",
      causes: "The target is the position before the deletes of the same batch.",
      remedy: "Take targets of moves from the new data: they are final positions."),
  ]

  static let duplicates = [
    Rule(
      "D1", "A section is deleted once and inserted once.",
      causes: "Two sources of changes were merged without removing what both say.",
      remedy: "Collect section indices in a set."),
    Rule(
      "D2", "A section is deleted or reloaded, not both.",
      causes: "A change and a removal of one section arrived together.",
      remedy: "Let the delete win."),
    Rule(
      "D3", "An item is deleted once: twice raises nothing and corrupts memory.",
      causes: "Two sources of changes were merged without removing what both say.",
      "Two items have the same identifier.",
      remedy: "Collect paths in a set, and refuse duplicate identifiers before comparing."),
    Rule(
      "D4", "An item is deleted or reloaded, not both.",
      causes: "A fetched results controller reported an update and a move of the same object.",
      "A change and a removal of one item arrived together.",
      remedy: "Let the delete win; show a moved and changed item with a reconfigure of its own."),
  ]

  static let moves = [
    Rule(
      "M1", "A section that moves is neither deleted nor reloaded.",
      causes:
        "A reload of the section is in the same batch: a view splits it into a delete and an insert.",
      remedy: "Reload in a batch of its own, or delete and insert instead of moving."),
    Rule(
      "M2", "A section moves to a place where none is inserted.",
      causes: "A reload is in the same batch: its insert is placed as if nothing moved.",
      "The insert is in old indices.",
      remedy: "Reload in a batch of its own; take inserts and targets from the new data."),
    Rule(
      "M3", "A section moves once.", causes: "Two sections have the same identifier.",
      remedy: "Refuse duplicate identifiers before comparing."),
    Rule(
      "M4", "No two sections move to one place.",
      causes: "Targets were computed one after the other instead of taken from the new data.",
      remedy: "Take the targets of all moves from the new data."),
    Rule(
      "M5", "An item that moves is neither deleted nor reloaded.",
      causes:
        "The item moved and changed, and is reloaded in the same batch: a view splits the reload into"
        + " a delete and an insert, so no delete of yours is needed.",
      "A delete and a move were made for one item.",
      remedy:
        "Refresh the item in a batch of its own, best with a reconfigure; move it in the other."),
    Rule(
      "M6", "An item moves to a place where none is inserted.",
      causes: "A reload is in the same batch: its insert is placed as if nothing moved.",
      "The insert or the target is in old indices.",
      remedy: "Reload in a batch of its own; take inserts and targets from the new data."),
    Rule(
      "M7", "An item moves once.", causes: "Two items have the same identifier.",
      remedy: "Refuse duplicate identifiers before comparing."),
    Rule(
      "M8", "No two items move to one place.",
      causes: "Targets were computed one after the other instead of taken from the new data.",
      "Two items have the same identifier.",
      remedy: "Take the targets of all moves from the new data."),
    Rule(
      "M9", "An item does not move out of a section that is deleted or reloaded.",
      causes: "An item was followed by its identifier from a section that goes.",
      remedy: "Delete the section and insert the item."),
    Rule(
      "M10", "An item does not move into a section that is inserted or reloaded.",
      causes: "An item was followed by its identifier into a section that is new.",
      remedy: "Delete the item and insert the section: its items come with it."),
  ]
}
