#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  #if canImport(SwiftUI) && !os(macOS)
    @preconcurrency public import SwiftUI

    /// A screen as a SwiftUI view: a collection view or a table view with its adapter.
    ///
    /// ```swift
    /// import SwiftUI
    ///
    /// ScreenList(MainScreen(store: store), cells: .main)
    ///   .options { $0.anchor = .firstVisibleRow }
    ///   .adapter { $0.selectionMode = .single }
    ///   .refreshable { await store.load() }
    /// ```
    /// When SwiftUI updates the view, the adapter applies the new screen to the same list. If SwiftUI animates the
    /// change, as in `withAnimation`, the adapter animates the update. The adapter calls `onUpdate` and `onProblem` in
    /// the next turn of the main queue, so that these closures can change SwiftUI state. Cells, layout, style, options
    /// and the closure of `adapter` have an effect only when SwiftUI creates the list. The list ignores later changes
    /// of these values.
    public struct ScreenList<Shown: SnapshotConvertible>: UIViewRepresentable {
      private let screen: Shown
      private let make: @MainActor (AdapterOptions) -> (UIScrollView, ListAdapter)
      private var options = AdapterOptions()
      private var environment = ListEnvironment()
      private var setUps: [@MainActor (ListAdapter) -> Void] = []

      /// Creates a list in a collection view.
      ///
      /// - Parameters:
      ///   - screen: A screen, or its snapshot.
      ///   - cells: The cells of the models. If a model is a `LookModel`, which declares its own content, it needs no
      ///     cell here.
      ///   - layout: The layout of sections that declare no layout hint.
      public init(
        _ screen: Shown, cells: CellRegistry<CollectionList> = CellRegistry(),
        layout: LayoutHint = .list
      ) {
        self.screen = screen
        make = { options in
          let view = UICollectionView(
            frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
          return (view, CollectionAdapter(view, cells: cells, layout: layout, options: options))
        }
      }

      /// Creates a list in a table view.
      ///
      /// - Parameters:
      ///   - screen: A screen, or its snapshot.
      ///   - cells: The cells of the models. If a model is a `LookModel`, which declares its own content, it needs no
      ///     cell here.
      ///   - style: The table's style.
      @_disfavoredOverload
      public init(
        _ screen: Shown, cells: CellRegistry<TableList> = CellRegistry(),
        style: UITableView.Style = .plain
      ) {
        self.screen = screen
        make = { options in
          let view = UITableView(frame: .zero, style: style)
          return (view, TableAdapter(view, cells: cells, options: options))
        }
      }

      /// Returns a copy of the view in which the closure has changed the options of the adapter.
      public func options(_ change: (inout AdapterOptions) -> Void) -> Self {
        altered(self) { change(&$0.options) }
      }

      /// Returns the view with values that all rows share. If a value changes, the list configures the cells that read
      /// this value.
      public func listEnvironment(_ environment: ListEnvironment) -> Self {
        altered(self) { $0.environment = environment }
      }

      /// Returns the view with a closure that sets up the adapter. The closure runs once, before the adapter shows
      /// anything.
      public func adapter(_ setUp: @escaping @MainActor (ListAdapter) -> Void) -> Self {
        altered(self) { $0.setUps.append(setUp) }
      }

      /// Shows the screen's search field in the navigation bar of SwiftUI.
      ///
      /// The screen must have the modifier `ScreenPart.searchable(_:prompt:_:)`. Each update of the view evaluates the
      /// screen twice: for the search, and for the rows.
      public func searchable() -> some View {
        let search = screen.snapshot(reusing: nil).configuration?.search
        let text = Binding(get: { search?.text ?? "" }, set: { @MainActor in search?.onEdit?($0) })
        return adapter { $0.updater.hasSearchBar = true }
          .searchable(
            text: text, prompt: search.flatMap { $0.hasOwnPrompt ? Text($0.prompt) : nil })
      }

      public func makeCoordinator() -> Coordinator { Coordinator() }

      public func makeUIView(context: Context) -> UIScrollView {
        let (view, adapter) = make(options)
        context.coordinator.adapter = adapter
        for setUp in setUps { setUp(adapter) }
        return view
      }

      public func updateUIView(_ view: UIScrollView, context: Context) {
        #if !os(tvOS)
          context.coordinator.refresh = context.environment.refresh
        #endif
        guard let adapter = context.coordinator.adapter else { return }
        let transaction = context.transaction
        adapter.updater.tellingLater {
          context.coordinator.follow(context.environment.editMode)
          adapter.environment = environment
          adapter.apply(
            screen, animated: transaction.animation != nil && !transaction.disablesAnimations)
        }
      }

      /// Owns the adapter as long as SwiftUI keeps the view.
      @MainActor public final class Coordinator {
        fileprivate var adapter: ListAdapter?
        private var wasEditing = false

        /// Keeps the edit modes of SwiftUI and of the list equal. If SwiftUI's mode has changed, for example after a
        /// tap on an `EditButton`, runs the screen's action for editing.
        fileprivate func follow(_ mode: Binding<EditMode>?) {
          guard let mode, let adapter else { return }
          let (isEditing, updater) = (mode.wrappedValue.isEditing, adapter.updater)
          updater.work.onEditing = { [weak self] isOn in
            if mode.wrappedValue.isEditing == isOn { return }
            self?.wasEditing = isOn
            mode.wrappedValue = isOn ? .active : .inactive
          }
          let isPressed = isEditing != wasEditing
          wasEditing = isEditing
          if isPressed { updater.tell { updater.edit(isEditing) } }
        }

        #if !os(tvOS)
          fileprivate var refresh: RefreshAction? {
            didSet {
              if (refresh == nil) == (oldValue == nil) { return }
              if refresh == nil {
                adapter?.updater.outerRefresh = nil
              } else {
                adapter?.updater.outerRefresh = { [weak self] in await self?.refresh?() }
              }
            }
          }
        #endif
      }
    }
  #endif
#endif
