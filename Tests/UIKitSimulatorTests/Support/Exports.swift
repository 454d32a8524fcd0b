// The modules that the tests of this target use.
@_exported import ContractFixtures
@_exported import Foundation
@_exported import TestSupport
@_exported import UIKitSimulator
