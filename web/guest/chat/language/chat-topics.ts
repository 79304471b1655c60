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

/**
 * What a topic may be asked about in particular. A detail has words of its own, by which it answers
 * wherever they stand in a question, whatever other topics that question touches.
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

/** In which order a message is searched for what it is about; the topics among them stand as specified. */
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
  // What it costs comes before how and when it is paid, for how long, and for how many.
  'paying',
  'changing',
  'full',
  'groups',
  'watching',
  // Who says that they want to book says for when; who asks when says no more than that.
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

/** What a message may be answered with: by its matter, or a greeting, or that nothing was understood. */
export type ChatAnswer = ChatMatter | 'welcome' | 'greeting' | 'thanks' | 'default'

/** What kind of answer that is: a topic's, one of two details', or none. */
export type ChatReply = ChatTopic | 'cancelling' | 'rides' | 'welcome' | 'default'

/** Which kind an answer is of: a detail's is its topic's, unless it has a name of its own. */
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
