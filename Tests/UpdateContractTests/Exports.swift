@_exported import ContractFixtures
@_exported import TestSupport
