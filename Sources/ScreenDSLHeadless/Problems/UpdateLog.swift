public import ScreenDSLHosting

/// The last updates of a list, and their most frequent causes.
///
/// ```swift
/// import ScreenDSLUIKit
///
/// let log = UpdateLog()
/// adapter.onUpdate = log.record
/// print(log.summary)  // App/MainScreen.swift:19 reconfigured 214 times, 200 of them because 'timestamp' changed
/// ```
@MainActor
public final class UpdateLog {
  package private(set) var reports: [UpdateReport] = []
  private let limit: Int

  /// Creates an empty log.
  ///
  /// - Parameter limit: The maximum number of updates in the log. A number below 1 counts as 1. The log stores each
  ///   update with the snapshots before and after it.
  public init(limit: Int = 100) { self.limit = max(1, limit) }

  /// Adds an update. If the log is full, this update replaces the oldest update.
  public func record(_ report: UpdateReport) {
    if reports.count >= limit { reports.removeFirst() }
    reports.append(report)
  }

  /// The changes of all updates as text. For each statement that declares changed rows or sections, and for each kind
  /// of change, a line has the number of changes and their reasons. The most frequent changes come first.
  ///
  /// A line begins with the source line of the statement, or with the ID of the section if the statement is unknown.
  /// The text ends with the sections whose closures returned many rows in the updates, although few of these rows
  /// changed. These sections should use `dependsOn`, so that updates skip the closures.
  ///
  /// - Complexity: O(*c*) comparisons of fields in the number *c* of changes, and O(*s*) in the number *s* of sections
  ///   in all updates.
  public var summary: String {
    let causes = Dictionary(grouping: reports.flatMap(\.changes.all)) { change in
      "\(change.source ?? ValueText.quoted(change.section)) \(change.kind.rawValue)"
    }
    let texts = causes.map { cause, changes in
      let reasons = changes.flatMap(\.reasons.withoutRepetitions).grouped(by: \.self)
        .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }.map { alike in
          let some = alike.count < changes.count ? "\(alike.count) of them " : "each time "
          return ", \(changes.count == 1 ? "" : some)because \(alike[0])"
        }
      let text = "\(cause) \(ChangeWords.count(changes.count, "time"))\(reasons.joined())"
      return (text: text, count: changes.count)
    }
    let sorted = texts.sorted { ($1.count, $0.text) < ($0.count, $1.text) }.map(\.text)
    return (sorted + evaluations).joined(separator: "\n")
  }

  private var evaluations: [String] {
    var costs: [String: (updates: Int, rows: Int, changes: Int)] = [:]
    for changes in reports.map(\.changes) {
      let sections =
        changes.all.filter { $0.container == nil }.map(\.section)
        + changes.nested.map { changes.new.sections[$0.new.section].id }
      let changed = Dictionary(sections.map { ($0, 1) }, uniquingKeysWith: +)
      for section in changes.new.sections {
        guard let old = changes.old.section(id: section.id), section.isEvaluatedAnew(since: old)
        else { continue }
        let place = section.source?.description ?? ValueText.quoted(section.id)
        let (updates, rows, others) = costs[place, default: (0, 0, 0)]
        costs[place] = (
          updates + 1, rows + section.rows.count, others + changed[section.id, default: 0]
        )
      }
    }
    return costs.filter { $1.rows >= 1_000 && $1.changes * 100 < $1.rows }
      .sorted { ($1.value.rows, $0.key) < ($0.value.rows, $1.key) }.map { place, cost in
        "\(place) evaluated \(cost.rows) rows in \(ChangeWords.count(cost.updates, "update")), "
          + "for \(ChangeWords.count(cost.changes, "change")): "
          + "'dependsOn' would skip those that stay the same, in a section of their own"
      }
  }
}

extension Changeset.Change {
  fileprivate var reasons: [String] {
    differences.map { difference in
      let name = difference.prefix { $0 != ":" }
      return difference.hasPrefix("\(name): ") ? "'\(name)' changed" : difference
    }
  }
}
