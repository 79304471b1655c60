import { msg } from '@lingui/core/macro'
import { business, prices } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { openingHours } from '../../../words/hours-text.ts'
import { liability } from '../../../words/liability/liability.ts'
import { bookingQuestions } from './booking-questions.ts'
import type { Question } from './question.ts'

/** Returns the home page's questions in display order. */
export function questions(locale: Locale): readonly Question[] {
  return [...officeQuestions(locale), ...bookingQuestions(locale)]
}

function officeQuestions(locale: Locale): Question[] {
  const { metresToMainSquare, minutesToMainSquare } = business
  const { street } = business.address
  const { dayPerItemLek, itemsPerPlan } = prices
  const { opens, closes } = openingHours(locale)
  const day = euroText(prices.dayPerItem, locale)
  const hour = euroText(prices.hourPerItem, locale)
  const fortnight = euroText(prices.mid.cents, locale)
  const month = euroText(prices.long.cents, locale)
  return [
    {
      id: 'where',
      question: msg`Where can I leave my luggage in Tirana?`,
      answer: msg`At our office, ${street}: ${metresToMainSquare} m from Skanderbeg Square, the main square, or about ${minutesToMainSquare} minutes on foot.`,
    },
    {
      id: 'price',
      question: msg`How much does it cost?`,
      answer: msg`${day} (${dayPerItemLek} Lek) per item per day. A day is a calendar day: drop off in the morning, collect the same evening, and you pay for one day. For an hour or two it’s ${hour} per item per hour, never more than the daily price; two weeks cost ${fortnight} and a month ${month}, each for up to ${itemsPerPlan} items.`,
    },
    {
      id: 'size',
      question: msg`Is there a limit on size or weight?`,
      answer: msg`No. A daypack and the heaviest suitcase cost the same.`,
    },
    {
      id: 'hours',
      question: msg`When are you open?`,
      answer: msg`${opens}–${closes}, every day of the week, and there is always someone at the desk. We are closed at night: if you leave before we open, collect your bags the evening before.`,
    },
    {
      id: 'safety',
      question: msg`Are my bags safe with you?`,
      answer: msg`They stay in a staffed office. Each one is tagged, and we hand it back only against your receipt or booking; we may ask for photo ID.`,
    },
    {
      id: 'lost',
      question: msg`What if my bag is lost or damaged?`,
      answer: liability(locale),
    },
    {
      id: 'receipt',
      question: msg`Do I get a receipt and a luggage tag?`,
      answer: msg`Both. The tag goes on your bag, the receipt in your pocket: show it when you collect. If you booked here, your booking reference works too.`,
    },
    {
      id: 'cafe',
      question: msg`Is there a café?`,
      answer: msg`Yes, a small one, right at the office. Have a coffee before you set off, or while you wait for your bus.`,
    },
  ]
}
