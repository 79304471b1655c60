/**
 * Topics in the specification's order (section 4).
 * The first with a matching word answers, unless a detail comes before it in `readingOrder`.
 */
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

/**
 * Details, each with its topic.
 * They are matched before all topics except `price`.
 */
export const chatDetails = {
  cancelling: 'booking',
  assistant: 'contact',
  toilets: 'nearby',
  charging: 'nearby',
  papers: 'safety',
  collecting: 'special',
  access: 'special',
  currencies: 'payment',
  lodging: 'nearby',
  eating: 'nearby',
  cities: 'location',
  rides: 'location',
  paying: 'payment',
  changing: 'booking',
  full: 'booking',
  reserving: 'booking',
  groups: 'special',
  watching: 'safety',
  losing: 'safety',
} as const satisfies Record<string, ChatTopic>

export type ChatDetail = keyof typeof chatDetails

export type ChatMatter = ChatTopic | ChatDetail

/**
 * Matching order of topics and details.
 * Topics are in the order of `chatTopics`.
 */
export const readingOrder = [
  'cancelling',
  'assistant',
  'toilets',
  'charging',
  'papers',
  'collecting',
  'access',
  'currencies',
  'lodging',
  'eating',
  'cities',
  'rides',
  'losing',
  'price',
  // These details come after `price`, because price questions may mention them.
  'paying',
  'changing',
  'full',
  'groups',
  'watching',
  // This topic comes before `hours`, because requests to book often mention a time.
  'reserving',
  'hours',
  'booking',
  'safety',
  'location',
  'contact',
  'items',
  'payment',
  'nearby',
  'special',
] as const satisfies readonly ChatMatter[]

export type ChatAnswer = ChatMatter | 'welcome' | 'greeting' | 'thanks' | 'default'

export type ChatReply = ChatTopic | 'cancelling' | 'rides' | 'welcome' | 'default'

export function replyOf(answer: ChatAnswer): ChatReply {
  if (answer === 'cancelling' || answer === 'rides') return answer
  if (answer === 'cities') return 'rides'
  if (answer === 'greeting' || answer === 'thanks') return 'default'
  if (answer === 'welcome' || answer === 'default') return answer
  return topicOfMatter(answer)
}

export function topicOfMatter(matter: ChatMatter): ChatTopic {
  return matter in chatDetails ? chatDetails[matter as ChatDetail] : (matter as ChatTopic)
}

export type FollowUps = readonly [ChatTopic, ChatTopic, ChatTopic, ChatTopic]

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
