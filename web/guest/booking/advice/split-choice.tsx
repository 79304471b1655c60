import { Trans } from '@lingui/react/macro'
import { useRef } from 'react'
import { useWatch } from 'react-hook-form'
import { business } from '../../../../domain/business/business.ts'
import { totalText } from '../../../../domain/business/money.ts'
import { cheapestSplit } from '../../../../domain/pricing/cheapest-split.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'
import type { StayForm } from '../form/use-stay-form.ts'
import {
  forgetSplit,
  type PartValues,
  partValues,
  savedSplit,
  saveSplit,
} from '../price/saved-split.ts'
import { pricedFields, type StayPrice } from '../price/stay-price.ts'
import { PartText } from './part-text.tsx'

interface SplitChoiceProps {
  stay: StayForm
  price: StayPrice
}

/**
 * Offers the stay as two bookings if that is cheaper.
 * While the form contains the first booking, shows the second one.
 */
export function SplitChoice({ stay: { id, form }, price }: SplitChoiceProps) {
  const locale = useLocale()
  const choice = useRef<HTMLDivElement>(null)
  useWatch({ control: form.control, name: pricedFields })
  const values = form.getValues()
  const saved = savedSplit(id, values)

  /** Fills in the values, then focuses the button that replaces the pressed one. */
  function fillIn(part: PartValues): void {
    for (const field of pricedFields) form.setValue(field, part[field])
    requestAnimationFrame(() => choice.current?.querySelector('button')?.focus())
  }

  if (saved) {
    const back = () => {
      forgetSplit(id)
      fillIn(saved.whole)
    }
    return (
      <div ref={choice}>
        <Notice role="status">
          <p>
            <Trans context="while the first of two bookings is in the form">
              This is booking 1 of 2. We’re keeping the second for you:{' '}
              <PartText part={saved.second} whole={saved.whole} />
            </Trans>
          </p>
          <Button variant="link" size="sm" onClick={back}>
            <Trans context="button: not as two bookings after all">Back to one booking</Trans>
          </Button>
        </Notice>
      </div>
    )
  }
  const split = cheapestSplit(price.stay)
  if (!split) return null

  const [first, second] = split.parts.map(partValues) as [PartValues, PartValues]
  const begin = () => {
    saveSplit(id, { whole: only(values), first, second })
    fillIn(first)
  }
  const total = totalText(split.totalPrice, locale)
  const current = totalText(price.total, locale)
  const { phone } = business
  return (
    <div ref={choice}>
      <Notice role="status">
        <p>
          <Trans context="offer under the price panel">
            As two bookings, these dates cost {total} instead of {current}:
          </Trans>
        </p>
        <ul>
          {[first, second].map((part, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes
            <li key={index}>
              <PartText part={part} whole={values} />
            </li>
          ))}
        </ul>
        <p>
          <Button variant="outline" size="sm" onClick={begin}>
            <Trans context="button: make the first of two bookings">Start with the first</Trans>
          </Button>
        </p>
        <p>
          <Trans context="under the offer of two bookings">
            Or ask us: <OfficePhone>{phone}</OfficePhone>
          </Trans>
        </p>
      </Notice>
    </div>
  )
}

function only(values: PartValues): PartValues {
  const { luggageCount, plan, dropOffDate, dropOffTime, pickUpDate, pickUpTime } = values
  return { luggageCount, plan, dropOffDate, dropOffTime, pickUpDate, pickUpTime }
}
