import { msg } from '@lingui/core/macro'
import { business, prices } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { euroText, numberText } from '../../../../domain/business/money.ts'
import type { Question } from './question.ts'

export function bookingQuestions(locale: Locale): Question[] {
  const { established, maxServiceMinutes } = business
  const customers = numberText(business.customersServed, locale)
  const day = euroText(prices.dayPerItem, locale)
  return [
    {
      id: 'other-items',
      question: msg`Can I store something that isn’t a suitcase?`,
      answer: msg`Yes: backpacks, pushchairs, skis, instruments, shopping. Each counts as one item, whatever its shape.`,
    },
    {
      id: 'refused',
      question: msg`What can’t I store?`,
      answer: msg`Dangerous goods, illegal items, perishable food and live animals. Bags have to be closed when you hand them over.`,
    },
    {
      id: 'booking',
      question: msg`How do I book?`,
      answer: msg`Pay online by card or wallet, or reserve now and pay at the desk, in cash or by card, in Euro or Lek. All we need is your name and email address; there’s no account and no app.`,
    },
    {
      id: 'payment',
      question: msg`Is it safe to pay online?`,
      answer: msg`Yes. Your card number goes straight to Stripe, our payment provider, and never to us. You pay the price you see, with no fees on top.`,
    },
    {
      id: 'refund',
      question: msg`Can I cancel and get my money back?`,
      answer: msg`Before the drop-off date, all of it. On the day itself, or if you don’t come, none. If you’re delayed, you can move the booking to another day until your drop-off time; it isn’t refunded after that. If you collect early, we refund the unused full days; with a longer plan, what you paid minus the price of the days used, by the day or with the plan, whichever is lower. To cancel, open your luggage pass from the link in any email from us, or call or write to us with your booking reference.`,
    },
    {
      id: 'why',
      question: msg`Why leave my bags with you rather than in a locker?`,
      answer: msg`Because people look after them: any size fits, there’s no code or app to let you down, and it takes ${maxServiceMinutes} minutes at most. We are a family business, trusted by ${customers}+ customers since ${established}.`,
    },
    {
      id: 'attractions',
      question: msg`What can I see while you look after my bags?`,
      answer: msg`Skanderbeg Square, the Et’hem Bey Mosque, the Opera, Bunk’Art 2, the castle and the New Bazaar are all a short walk away. Walking times are further down this page.`,
    },
    {
      id: 'bike',
      question: msg`Can I store a bike?`,
      answer: msg`Yes. A bike counts as one item like any other, ${day} a day. Mention it under special requests so that we keep room for it.`,
    },
  ]
}
