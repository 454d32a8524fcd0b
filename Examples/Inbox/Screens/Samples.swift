extension Person {
  static let ada = Person(name: "Ada Lovelace")
  static let alan = Person(name: "Alan Turing")
  static let barbara = Person(name: "Barbara Liskov")
  static let edsger = Person(name: "Edsger Dijkstra")
  static let grace = Person(name: "Grace Hopper")
  static let katherine = Person(name: "Katherine Johnson")

  /// The people in the strip at the top of the inbox.
  static let pinned = [ada, grace, alan, barbara, katherine]
}

extension Mail {
  /// Mails that a server would send.
  static let samples = [
    Mail(
      id: 1, sender: .grace, subject: "Nanoseconds", daysAgo: 0, minute: 581, isUnread: true,
      preview: "I brought you each a piece of wire, as long as light travels in one nanosecond."),
    Mail(
      id: 2, sender: .ada, subject: "Note G, again", daysAgo: 0, minute: 515, isUnread: true,
      preview: "The engine might compose elaborate and scientific pieces of music of any degree."),
    Mail(
      id: 3, sender: .edsger, subject: "Considered harmful", daysAgo: 1, minute: 1_110,
      isUnread: false,
      preview: "For a number of years I have been familiar with the observation that the quality…"),
    Mail(
      id: 4, sender: .katherine, subject: "Re: Re-entry", daysAgo: 1, minute: 842, isUnread: true,
      preview: "Get the girl to check the numbers. If she says they are good, I am ready to go."),
    Mail(
      id: 5, sender: .barbara, subject: "Substitution", daysAgo: 2, minute: 672, isUnread: false,
      preview: "What is wanted here is something like the following property."),
  ]

  /// A mail that arrives while the inbox is open.
  static let news = Mail(
    id: 6, sender: .alan, subject: "Can machines think?", daysAgo: 0, minute: 583, isUnread: true,
    preview: "I propose to consider the question. This should begin with definitions.")
}
