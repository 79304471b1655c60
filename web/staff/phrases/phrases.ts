import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business, prices, type Tariff } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'
import { signTime } from '../../../domain/time/date-text.ts'

/** Prices of the stay's tariff, which may differ from the current prices. */
export type OwnPrices = Pick<Tariff, 'dayPerItem'>

export type Phrase = (locale: Locale, own: OwnPrices) => MessageDescriptor

interface PhraseGroup {
  title: MessageDescriptor
  phrases: readonly Phrase[]
}

export const phraseGroups: readonly PhraseGroup[] = [
  {
    title: msg({ message: 'Welcome', context: 'group of sentences to show to a guest' }),
    phrases: [
      () => msg`Welcome! How can I help you?`,
      () => msg`One moment, please. I’ll be right with you.`,
      () => msg`Do you have a booking? Please show me the code or the reference.`,
      () => msg`May I see your passport or ID card, please?`,
    ],
  },
  {
    title: msg({ message: 'Luggage', context: 'group of sentences to show to a guest' }),
    phrases: [
      () => msg`How many pieces of luggage do you have?`,
      () => msg`Is there anything fragile or valuable inside?`,
      () => msg`Please take out money, documents, electronics and medicine.`,
      () => msg`Size and weight don’t matter: the price is the same.`,
      () => msg`Please keep this receipt. You’ll need it to collect your luggage.`,
    ],
  },
  {
    title: msg({ message: 'Price', context: 'group of sentences to show to a guest' }),
    phrases: [
      (locale) => {
        const price = euroText(prices.dayPerItem, locale)
        const lek = prices.dayPerItemLek
        return msg`The price is ${price} or ${lek} Lek per piece and day.`
      },
      () => msg`Would you like to pay in cash or by card?`,
      () => msg`Will you pay in euros or in Lek?`,
      () => msg`We can only give change in Lek.`,
    ],
  },
  {
    title: msg({ message: 'Pick-up', context: 'group of sentences to show to a guest' }),
    phrases: [
      () => msg`When will you be back to collect your luggage?`,
      (locale) => {
        const opens = signTime(business.opensAt, locale)
        const closes = signTime(business.closesAt, locale)
        return msg`We are open every day from ${opens} to ${closes}.`
      },
      (locale, { dayPerItem }) => {
        const price = euroText(dayPerItem, locale)
        return msg`If you come later than booked, each extra day costs ${price} per piece.`
      },
      () => msg`Somebody else may collect it for you. Please tell me their name.`,
    ],
  },
  {
    title: msg({ message: 'Good to know', context: 'group of sentences to show to a guest' }),
    phrases: [
      () => msg`The toilet is over there.`,
      () => msg`The Wi-Fi is free. Here are its name and password.`,
      () => msg`Thank you, and have a good trip!`,
    ],
  },
]
