/** Topics in the specification's order (section 4). */
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
 * Subjects narrower than the topics, each with its topic.
 * The topic is `default` for subjects that have nothing to do with the office.
 */
export const chatDetails = {
  // Urgent.
  theft: 'safety',
  notMine: 'safety',
  damaged: 'safety',
  chargedTwice: 'payment',
  lockedOut: 'hours',
  cantFind: 'location',
  runningLate: 'hours',
  payFails: 'payment',
  siteFails: 'contact',
  leftBehind: 'safety',
  urgent: 'contact',
  // An existing booking.
  byName: 'booking',
  wrongEmail: 'booking',
  lostLink: 'booking',
  lostTag: 'safety',
  extending: 'booking',
  changing: 'booking',
  cancelling: 'booking',
  lateDropOff: 'booking',
  // Money.
  days: 'price',
  hourly: 'price',
  discount: 'price',
  deposit: 'price',
  invoice: 'payment',
  currencies: 'payment',
  cards: 'payment',
  cash: 'payment',
  otherWays: 'payment',
  paying: 'payment',
  // Hours.
  earlyFlight: 'hours',
  night: 'hours',
  holidays: 'hours',
  overnight: 'hours',
  // Before a booking.
  walkIn: 'booking',
  full: 'booking',
  reserving: 'booking',
  groups: 'special',
  // Luggage.
  reopening: 'items',
  unclaimed: 'safety',
  incidents: 'safety',
  valuables: 'safety',
  insurance: 'safety',
  watching: 'safety',
  inspection: 'safety',
  refused: 'items',
  oddItems: 'items',
  cooling: 'special',
  fragile: 'special',
  delivery: 'special',
  // At the desk.
  privacy: 'safety',
  minors: 'special',
  waiting: 'hours',
  papers: 'safety',
  collecting: 'special',
  comingIn: 'nearby',
  toilets: 'nearby',
  charging: 'nearby',
  access: 'special',
  parking: 'location',
  fromStation: 'location',
  languages: 'contact',
  assistant: 'contact',
  reviews: 'safety',
  // Around Tirana.
  eating: 'nearby',
  errands: 'nearby',
  lodging: 'nearby',
  cities: 'location',
  rides: 'location',
  tours: 'location',
  sim: 'default',
  beside: 'default',
} as const satisfies Record<string, ChatTopic | 'default'>

export type ChatDetail = keyof typeof chatDetails

export type ChatMatter = ChatTopic | ChatDetail

/** Details whose answers begin with a button that calls the office. No suggestions follow. */
export const urgentDetails = [
  'theft',
  'notMine',
  'damaged',
  'chargedTwice',
  'lockedOut',
  'cantFind',
  'runningLate',
  'payFails',
  'siteFails',
  'leftBehind',
  'urgent',
] as const satisfies readonly ChatDetail[]

export type UrgentDetail = (typeof urgentDetails)[number]

export function isUrgent(answer: ChatAnswer): answer is UrgentDetail {
  return (urgentDetails as readonly ChatAnswer[]).includes(answer)
}

const aloneDetails: readonly ChatAnswer[] = ['byName', 'wrongEmail', 'lostLink', 'lostTag']

/**
 * True if no second answer follows when `phrases` match.
 * A guest in trouble may use several sentences for one question.
 */
export function isAnsweredAlone(answer: ChatAnswer): boolean {
  return isUrgent(answer) || aloneDetails.includes(answer)
}

const requests: readonly ChatAnswer[] = [
  'byName',
  'wrongEmail',
  'lostLink',
  'lostTag',
  'extending',
  'changing',
  'cancelling',
  'reserving',
  'invoice',
  'price',
]

/** True if a guest may still want this when a message also contains thanks and praise. */
export function isRequest(answer: ChatAnswer): boolean {
  return isUrgent(answer) || requests.includes(answer)
}

/**
 * True if a price asked in the same message isn't the price of storage.
 * 'When does the bus go, and what does it cost?' then gets only one answer.
 */
export function tellsPrice(matter: ChatMatter): boolean {
  return matter === 'rides' || matter === 'tours' || matter === 'cities' || matter === 'lodging'
}

/**
 * Matching order of topics and details.
 * Topics are in the order of `chatTopics`.
 */
export const readingOrder = [
  // Before `theft`, because a stolen phone and 'what if somebody steals my bag' aren't urgent.
  'byName',
  'incidents',
  // Before `runningLate`, because a delay may be only the reason, and because bags that are still
  // with their guest don't wait at the office.
  'cancelling',
  'lateDropOff',
  'insurance',
  ...urgentDetails.filter((detail) => detail !== 'leftBehind'),
  // Before `lostLink`, because a link sent again would go to the wrong address.
  'wrongEmail',
  // Before `collecting`, because `privacy` and `minors` contain its words and those of `papers`.
  'privacy',
  'inspection',
  'comingIn',
  'minors',
  // Before `lostLink`, because a collector may have the QR code.
  'collecting',
  'lostLink',
  'lostTag',
  'unclaimed',
  'reopening',
  'waiting',
  'tours',
  'sim',
  'beside',
  // After `beside`, because what was left in a taxi isn't at the office.
  'leftBehind',
  'assistant',
  'languages',
  'toilets',
  'charging',
  'papers',
  // Before `cities` and `rides`, whose buses leave from the station.
  'fromStation',
  'access',
  'parking',
  'currencies',
  'lodging',
  'eating',
  'errands',
  'cities',
  'rides',
  'cooling',
  'valuables',
  'fragile',
  'delivery',
  'invoice',
  'deposit',
  'discount',
  'days',
  'refused',
  'hourly',
  'price',
  // After `price`, because price questions may mention a card or cash.
  'otherWays',
  'cards',
  'cash',
  'paying',
  'extending',
  'changing',
  'full',
  'walkIn',
  'groups',
  'watching',
  'reviews',
  'oddItems',
  // Before `hours`, because requests to book often mention a time.
  'reserving',
  'earlyFlight',
  'night',
  'holidays',
  'overnight',
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

export function isMatter(answer: ChatAnswer): answer is ChatMatter {
  return (readingOrder as readonly ChatAnswer[]).includes(answer)
}

export type ChatReply = ChatTopic | 'cancelling' | 'rides' | 'welcome' | 'default'

export function replyOf(answer: ChatAnswer): ChatReply {
  if (answer === 'cancelling' || answer === 'rides') return answer
  if (answer === 'cities' || answer === 'tours') return 'rides'
  if (answer === 'greeting' || answer === 'thanks') return 'default'
  if (answer === 'welcome' || answer === 'default') return answer
  return topicOfMatter(answer)
}

export function topicOfMatter(matter: ChatMatter): ChatTopic | 'default' {
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
