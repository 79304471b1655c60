import { useLingui } from '@lingui/react/macro'
import { prices } from '../../../../domain/business/business.ts'
import { euroText } from '../../../../domain/business/money.ts'
import { addDays, tiranaDate, tiranaTime } from '../../../../domain/time/calendar.ts'
import { clockText } from '../../../../domain/time/clock-text.ts'
import { dateText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { BookedStay } from './booked-stay.ts'

interface CollectByWords {
  /**
   * Returns the sentence that says until when to collect.
   * Without `now`, as on paper, it always names the date.
   */
  by: (last: Date, now: Date | null) => string
  after: (stay: BookedStay) => string
}

export function useCollectByWords(): CollectByWords {
  const { t } = useLingui()
  const locale = useLocale()
  return {
    by(last, now) {
      const day = tiranaDate(last)
      const time = clockText(tiranaTime(last), locale)
      const today = now && tiranaDate(now)
      if (day === today) {
        return t({ message: `Collect by ${time} today.`, context: 'on a receipt' })
      }
      if (today && day === addDays(today, 1)) {
        return t({ message: `Collect by ${time} tomorrow.`, context: 'on a receipt' })
      }
      const date = dateText(day, locale)
      return t({ message: `Collect by ${time} on ${date}.`, context: 'on a receipt' })
    },

    after({ storageType, tariff = prices }) {
      const price = euroText(tariff.dayPerItem, locale)
      // Plans other than the daily one may cover the next day, or charge less for it.
      return storageType === 'daily'
        ? t({ message: `After that, ${price} per item and day.`, context: 'on a receipt' })
        : t({ message: `After that, at most ${price} per item and day.`, context: 'on a receipt' })
    },
  }
}
