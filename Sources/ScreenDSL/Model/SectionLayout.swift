/// How the rows of a section lie, kept as a supplementary so that it is compared and applied as one.
struct SectionLayout: CellModel {
  var hint: LayoutHint
}
