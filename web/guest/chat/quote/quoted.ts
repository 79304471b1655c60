import type { Locale } from '../../../../domain/business/locales.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import type { ChatAnswer } from '../language/chat-topics.ts'
import { type ReadStay, readStay } from './read-stay.ts'
import { quoteFor, type StayQuote } from './stay-quote.ts'

/** With `isWhole`, the quote replaces the answer. Otherwise, it follows the answer. */
export interface Quoted {
  quote: StayQuote
  isWhole: boolean
}

/**
 * Returns the quote to show with an answer.
 * `null` if the message describes no stay that can be priced, or if a quote doesn't suit the
 * answer.
 */
export function quotedWith(
  answer: ChatAnswer,
  text: string,
  locale: Locale,
  now: Date,
  openingTimes: OpeningTimes,
): Quoted | null {
  const read = readStay(text, locale, tiranaDate(now))
  const place = read && placeOf(answer, read)
  const quote = place && quoteFor(read, now, openingTimes)
  // A quote for too many items already ends with the answer `groups`.
  const saysAnswer = answer === 'groups' && quote?.isBookable === false
  return quote && { quote, isWhole: place === 'whole' || saysAnswer }
}

function placeOf(answer: ChatAnswer, read: ReadStay): 'whole' | 'below' | null {
  const isLong = read.days !== null || read.hours !== null || read.last !== null
  // A single item counts only with a length or a last day, because 'a bag' often isn't a number.
  const hasItems = read.items !== null && (read.items > 1 || isLong)
  const isDated = read.first !== null && read.last !== null
  const isWhole = read.isBare && (hasItems || isLengthOfStay(read))
  switch (answer) {
    case 'days':
      if (isDated || (read.items !== null && read.days !== null)) return 'below'
      return isWhole ? 'whole' : null
    case 'night':
    case 'hours':
      if (isWhole) return 'whole'
      return isDated && read.items !== null ? 'below' : null
    case 'price':
      return hasItems || isLong || read.first ? 'whole' : null
    case 'reserving':
      return 'whole'
    case 'booking':
      return hasItems ? 'whole' : null
    case 'hourly':
    case 'overnight':
      if (read.isBare && isLong) return 'whole'
      return hasItems || isLong ? 'below' : null
    case 'extending':
    case 'changing':
      return null
    case 'discount':
    case 'oddItems':
    case 'items':
    case 'groups':
    case 'full':
    case 'special':
      if (!hasItems) return null
      return read.isBare && isLong ? 'whole' : 'below'
    case 'default':
      return hasItems && (read.isBare || isLong) ? 'whole' : null
    default:
      return isWhole ? 'whole' : null
  }
}

/** '24 hours?' is more likely to ask whether the desk is open all day. */
const isLengthOfStay = ({ isLengthSaid, hours }: ReadStay) => isLengthSaid && hours !== 24
