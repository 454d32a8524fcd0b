// The same where the compiler writes `==`, as late as it generates code: the error names the type
// ('User' here, 'Sort' in the fixtures' models) and no line.
// options: -default-isolation MainActor -emit-silgen -wmo -o /dev/null
// error without a line: to 'Equatable' cannot be used in nonisolated context [#IsolatedConformances]

import ScreenDSL

struct User: Equatable { var name: String }

struct UserRow: CellModel { var user: User }
