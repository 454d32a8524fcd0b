#if SIMULATED_UIKIT || (canImport(UIKit) && !os(watchOS))
  // Cells and supplementary views: which the view knows, which shows what, and how it is filled.
  extension AdapterCore {
    typealias Registration = ScreenDSL.CellRegistration<View.List>

    // MARK: Registering

    /// Makes the view know all cells of the registry, and the placeholder.
    ///
    /// Supplementary views follow when they are first asked for, because only then is their kind known.
    func registerCells(in view: View) {
      registeredSupplementaries = []
      unloadable = []
      view.register(
        View.hostingClasses.cell, forCellWithReuseIdentifier: PlaceholderView.identifier)
      for registration in registry.registrations.reversed() {
        let identifier = registration.identifier
        if case .nib(let nib, let type) = registration.source, nib.bundle(of: type) == nil {
          unloadable.insert(identifier)
        }
        switch registration.source {
        case .class(let type) where type is View.Cell.Type:
          view.register(type, forCellWithReuseIdentifier: identifier)
        case .nib(let nib, let type) where type is View.Cell.Type:
          view.register(UINib(nib, of: type), forCellWithReuseIdentifier: identifier)
        case .factory, .content:
          view.register(View.hostingClasses.cell, forCellWithReuseIdentifier: identifier)
        case .class, .nib, .prototype:
          break
        }
      }
    }

    private func registerSupplementary(
      _ registration: Registration?, _ elementKind: String, _ identifier: String, in view: View
    ) {
      guard registeredSupplementaries.insert([elementKind, identifier]).inserted else { return }
      switch registration?.source {
      case .class(let type):
        view.register(
          type, forSupplementaryViewOfKind: elementKind, withReuseIdentifier: identifier)
      case .nib(let nib, let type):
        view.register(
          UINib(nib, of: type), forSupplementaryViewOfKind: elementKind,
          withReuseIdentifier: identifier)
      case .prototype:
        break
      case .factory, .content, nil:
        view.register(
          View.hostingClasses.supplementary, forSupplementaryViewOfKind: elementKind,
          withReuseIdentifier: identifier)
      }
    }

    // MARK: Looking up

    /// The registration of the cell that shows a row; nil if there is none.
    func registration(for row: LiveRow) -> Registration? {
      registration(for: row.row.reuseIdentifier) { $0 is View.Cell.Type }
    }

    private func registration(for supplementary: Supplementary) -> Registration? {
      registration(for: supplementary.reuseIdentifier) { $0 is View.Supplementary.Type }
    }

    /// The registration for a reuse identifier, if its class is one that `isUsable` accepts.
    private func registration(
      for identifier: ReuseIdentifier, isUsable: (AnyObject.Type) -> Bool
    ) -> Registration? {
      guard let registration = registry.registration(for: identifier) else { return nil }
      switch registration.source {
      case .nib(_, let type):
        return isUsable(type) && !unloadable.contains(registration.identifier)
          ? registration : nil
      case .class(let type), .prototype(let type): return isUsable(type) ? registration : nil
      case .factory, .content: return registration
      }
    }

    func supplementary(_ kind: SupplementaryKind, of section: Int) -> Supplementary? {
      let sections = updater.current.sections
      return sections.indices.contains(section) ? sections[section].supplementary(kind) : nil
    }

    /// Whether a section has a supplementary of a kind that is to be shown.
    func declares(_ kind: SupplementaryKind, in section: Int) -> Bool {
      supplementary(kind, of: section) != nil
        && !hiddenSupplementaries.contains(SupplementaryPlace(kind: kind, section: section))
    }

    // MARK: Answering the view

    func cell(at path: IndexPath, in view: View) -> View.Cell {
      gate.answering {
        guard let row = updater.currentRow(at: RowPosition(path)) else {
          // A view may ask for a row that is gone; it gets a cell, and the app lives on.
          let cell = view.dequeueReusableCell(
            withReuseIdentifier: PlaceholderView.identifier, for: path)
          shown.forget(cell)
          return cell
        }
        let registration = registration(for: row)
        let cell = view.dequeueReusableCell(
          withReuseIdentifier: registration?.identifier ?? PlaceholderView.identifier, for: path)
        fill(cell, with: row, at: path, registration)
        return cell
      }
    }

    /// A supplementary view, empty if the section has no such supplementary; nil if the view has none of
    /// this kind.
    func supplementaryView(
      _ kind: SupplementaryKind, of section: Int, in view: View
    ) -> View.Supplementary? {
      guard let elementKind = View.elementKind(of: kind) else { return nil }
      return gate.answering {
        let supplementary = supplementary(kind, of: section)
        let registration = supplementary.flatMap(registration)
        let identifier = registration?.identifier ?? PlaceholderView.identifier
        registerSupplementary(registration, elementKind, identifier, in: view)
        let shown = view.dequeueSupplementary(
          elementKind, identifier, for: IndexPath(item: 0, section: section))
        if let shown, let supplementary {
          fill(shown, with: supplementary, of: section, registration, isFirstDisplay: true)
        }
        return shown
      }
    }

    // MARK: Filling

    func fill(
      _ cell: View.Cell, with row: LiveRow, at path: IndexPath, _ registration: Registration?
    ) {
      if hasHeights { view?.setHeight(height(of: row.row, in: path.section), of: cell) }
      let isFirst = shown.setRow(row, of: cell) { [updater] old in
        updater.isSameRow(row, as: old)
      }
      guard let registration else {
        return showPlaceholder(in: cell, row.row.reuseIdentifier, row.row.source)
      }
      inherit(cell, registration)
      let isFilled = registration.fill(
        content(of: cell, registration), with: row, in: updater, isFirstDisplay: isFirst)
      // Another class is registered under the same identifier.
      if !isFilled {
        missingCells.report(row.row.reuseIdentifier, source: row.row.source, in: registry)
      }
    }

    /// The height that a row has where others in its section may have one of their own.
    private func height(of row: Row, in section: Int) -> CGFloat? {
      let section = updater.current.sections[section]
      let hint = section.mayHaveHeights ? (section.layout ?? layout)?.itemHeight : nil
      return (row.attributes.height ?? hint).map { CGFloat($0) }
    }

    /// Fills the cell of a container again, for the list inside to take over what is new around it.
    func refill(_ cell: any ContainerCell, with row: LiveRow) {
      guard let registration = registry.registration(for: row.row.reuseIdentifier) else { return }
      inherit(cell, registration)
      gate.answering {
        _ = registration.fill(cell, with: row, in: updater, isFirstDisplay: false)
      }
    }

    /// Fills a supplementary view where it is; returns whether it is there.
    func refillSupplementary(_ kind: SupplementaryKind, of section: Int, in view: View) -> Bool {
      guard let supplementary = supplementary(kind, of: section),
        let shown = view.supplementary(kind, inSection: section)
      else { return false }
      gate.answering {
        fill(
          shown, with: supplementary, of: section, registration(for: supplementary),
          isFirstDisplay: false)
      }
      return true
    }

    private func fill(
      _ view: UIView, with supplementary: Supplementary, of index: Int,
      _ registration: Registration?, isFirstDisplay: Bool
    ) {
      let section = updater.current.sections[index]
      guard let registration else {
        return showPlaceholder(in: view, supplementary.reuseIdentifier, section.source)
      }
      let isFilled = registration.fill(
        content(of: view, registration), with: supplementary, of: section.id, in: updater,
        isFirstDisplay: isFirstDisplay)
      if !isFilled {
        missingCells.report(supplementary.reuseIdentifier, source: section.source, in: registry)
      }
    }

    private func content(of view: UIView, _ registration: Registration) -> UIView {
      guard case .factory(let make) = registration.source, let hosting = view as? any HostingView
      else { return view }
      return hosting.hosted(make: make)
    }

    private func inherit(_ cell: UIView, _ registration: Registration) {
      guard let cell = cell as? any ContainerCell else { return }
      let cells = registration.cellsInside ?? registry
      cell.nested.surroundings = Surroundings(
        cells: cells as? CellRegistry<CollectionList>, registryNumber: registryNumber,
        options: options, gate: gate, missingCells: missingCells)
    }

    private func showPlaceholder(
      in view: UIView, _ identifier: ReuseIdentifier, _ source: SourceLine?
    ) {
      if options.showsPlaceholders {
        let placeholder = (view as? any HostingView)?.hosted(make: { PlaceholderView() })
        (placeholder as? PlaceholderView)?.show("No cell registered for '\(identifier)'")
      }
      missingCells.report(identifier, source: source, in: registry)
    }
  }

  extension UINib {
    /// Names the nib of a class; nil if its bundle is not there.
    fileprivate convenience init?(_ nib: NibReference, of type: AnyClass) {
      guard let bundle = nib.bundle(of: type) else { return nil }
      self.init(nibName: nib.name, bundle: bundle)
    }
  }

  extension NibReference {
    /// Creates the reference to a nib of a bundle, such as `.module`.
    public init(_ name: String, bundle: Bundle) {
      self.init(name, bundlePath: bundle.bundlePath)
    }

    /// The bundle that was named, by default that of the class; nil if it is not there.
    fileprivate func bundle(of type: AnyClass) -> Bundle? {
      if let bundlePath { return Bundle(path: bundlePath) }
      return bundleIdentifier.map { Bundle(identifier: $0) } ?? Bundle(for: type)
    }
  }
#endif
