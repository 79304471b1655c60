import type { Locale } from '../../../../domain/business/locales.ts'
import type { OpeningTimes } from '../../../../domain/opening-hours/opening-times.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import type { ChatAnswer } from '../language/chat-topics.ts'
import { readStay } from './read-stay.ts'
import { quoteFor, type StayQuote } from './stay-quote.ts'

/** A quote, and whether it is the whole answer or stands below one. */
export interface Quoted {
  quote: StayQuote
  isWhole: boolean
}

const asksPrice: readonly ChatAnswer[] = ['price', 'booking', 'reserving']
const mayAskPrice: readonly ChatAnswer[] = ['items', 'groups', 'full', 'special']

/**
 * Returns the quote that belongs to an answer.
 * Questions about the price or a booking get one, and so do messages that consist of amounts only. Below other answers
 * about the bags it appears if the message names items. `null` otherwise.
 */
export function quotedWith(
  answer: ChatAnswer,
  text: string,
  locale: Locale,
  now: Date,
  openingTimes: OpeningTimes,
): Quoted | null {
  const read = readStay(text, locale, tiranaDate(now))
  if (!read) return null
  const isWhole =
    read.isBare || asksPrice.includes(answer) || (answer === 'default' && isFull(read))
  const isBelow = mayAskPrice.includes(answer) && read.items !== null
  const quote = isWhole || isBelow ? quoteFor(read, now, openingTimes) : null
  return quote && { quote, isWhole }
}

function isFull({ items, days, last, hours }: NonNullable<ReturnType<typeof readStay>>): boolean {
  return items !== null && (days ?? last ?? hours) !== null
}
