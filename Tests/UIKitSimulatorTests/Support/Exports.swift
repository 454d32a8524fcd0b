@_exported import ContractFixtures
@_exported import Foundation
@_exported import TestSupport
@_exported import UIKitSimulator
