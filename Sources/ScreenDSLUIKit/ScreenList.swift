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
    /// Whenever SwiftUI makes the view anew, its screen is applied, in the same list: what differs is shown, and
    /// animated if SwiftUI animates the change, as in `withAnimation`. What the list tells meanwhile comes in the
    /// next turn of the main queue, so that handlers may change state. Cells, layout, options and what the
    /// adapter is told are those of the first time.
    public struct ScreenList<Shown: SnapshotConvertible>: UIViewRepresentable {
      private let screen: Shown
      private let make: @MainActor (AdapterOptions) -> (UIScrollView, ListAdapter)
      private var options = AdapterOptions()
      private var environment = ListEnvironment()
      private var setUps: [@MainActor (ListAdapter) -> Void] = []

      /// Creates a list in a collection view.
      ///
      /// - Parameters:
      ///   - screen: What to show: a screen, or its snapshot.
      ///   - cells: Pairs the models with cells that do not say how they look.
      ///   - layout: How the rows of sections without a hint lie.
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
      ///   - screen: What to show: a screen, or its snapshot.
      ///   - cells: Pairs the models with cells that do not say how they look.
      ///   - style: What the table looks like.
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

      /// Changes how the adapter treats its view.
      public func options(_ change: (inout AdapterOptions) -> Void) -> Self {
        var copy = self
        change(&copy.options)
        return copy
      }

      /// Gives the rows what they have in common; when it changes, the cells that read what is another value now are
      /// filled again.
      public func listEnvironment(_ environment: ListEnvironment) -> Self {
        var copy = self
        copy.environment = environment
        return copy
      }

      /// Adds what the adapter is told once, before it shows anything.
      public func adapter(_ setUp: @escaping @MainActor (ListAdapter) -> Void) -> Self {
        var copy = self
        copy.setUps.append(setUp)
        return copy
      }

      /// Shows the field of the screen's search where SwiftUI's `searchable` has it, and none in the list; the screen
      /// is evaluated once more for that, and has to say that it is `searchable`.
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
            screen, isAnimated: transaction.animation != nil && !transaction.disablesAnimations)
        }
      }

      /// Keeps the adapter for as long as SwiftUI keeps the view.
      @MainActor
      public final class Coordinator {
        fileprivate var adapter: ListAdapter?
        /// Whether an `EditButton` was on when SwiftUI made the view anew last.
        private var wasEditing = false

        /// Asks the screen for what an `EditButton` wants, and has the button show what the screen says.
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
          /// What `refreshable` of a view around says.
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
