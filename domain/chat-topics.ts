/** What the assistant can talk about. The first whose words stand in a message answers it (section 4). */
export const chatTopics = [
  'price',
  'hours',
  'booking',
  'safety',
  'location',
  'contact',
  'items',
  'payment',
  'nearby',
  'special',
] as const

export type ChatTopic = (typeof chatTopics)[number]

/** What a topic may be asked about in particular; it has words of its own, which are its topic's too. */
export const chatDetails = { cancelling: 'booking', rides: 'location' } as const satisfies Record<
  string,
  ChatTopic
>

export type ChatDetail = keyof typeof chatDetails

/** What it can say: to greet, about a topic or a detail of it, or when it has understood nothing. */
export type ChatReply = ChatTopic | ChatDetail | 'welcome' | 'default'

export type FollowUps = readonly [ChatTopic, ChatTopic, ChatTopic, ChatTopic]

/** Four more questions after every reply, each named by the topic that it leads to. */
export const followUps: Record<ChatReply, FollowUps> = {
  welcome: ['price', 'hours', 'booking', 'location'],
  price: ['booking', 'payment', 'hours', 'items'],
  hours: ['location', 'price', 'booking', 'special'],
  booking: ['price', 'payment', 'hours', 'special'],
  safety: ['items', 'price', 'location', 'booking'],
  location: ['hours', 'nearby', 'contact', 'price'],
  contact: ['hours', 'location', 'booking', 'special'],
  items: ['price', 'safety', 'special', 'booking'],
  payment: ['booking', 'price', 'safety', 'contact'],
  nearby: ['location', 'hours', 'price', 'booking'],
  special: ['contact', 'booking', 'items', 'hours'],
  cancelling: ['booking', 'payment', 'hours', 'contact'],
  rides: ['location', 'hours', 'price', 'contact'],
  default: ['price', 'location', 'booking', 'safety'],
}
