import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { amendStay } from '../../../../domain/booking/amend-stay.ts'
import { movedPickUp } from '../../../../domain/booking/stay-times.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { reserveHours, roundTheClock } from '../../../../domain/opening-hours/opening-hours.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import { bagsInside, type StayFile } from '../../../../domain/stay/stay-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Acts } from '../../actions/acts.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import { ClosedThen } from '../panel/closed-then.tsx'
import styles from '../panel/stay-panel.module.css'
import { type TypedChange, wallTime, wishOf } from './change-fields.ts'
import { DayTimeFields } from './day-time-fields.tsx'
import { ItemsStepper } from './items-stepper.tsx'
import { HandsOver, MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { PriceField, priceTyped } from './price-field.tsx'
import { RefusalText } from './refusal.tsx'

interface ChangeFormProps {
  file: StayFile
  now: Date
  acts: Acts
}

/** Other dates or another number of items, with the new price before it is agreed. */
export function ChangeForm({ file, now, acts }: ChangeFormProps) {
  const { stay } = file
  const [typed, type] = useState<TypedChange>({})
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const [handsOver, setHandsOver] = useState(false)
  const isStorage = stay.serviceType === 'storage'
  const isHere = bagsInside(file).length > 0
  const hours = isStorage ? reserveHours : roundTheClock
  const wish = wishOf(stay, typed)
  const isChanged = Object.keys(wish).length > 0
  const rule = (cents: number | undefined, hands = handsOver) =>
    previewOf(file, now, (one, doing) => amendStay(one, { ...wish, cents }, reason, doing), hands)
  const byList = rule(undefined)
  const byStaff = isRefused(byList) && byList.refused === 'price_set_by_staff'
  const cents = byStaff ? (priceTyped(price) ?? undefined) : undefined
  const preview = rule(cents)
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/change', change)
  const isReady = isChanged && reason.trim() !== '' && !isRefused(preview) && !needsOwner
  const { startDate = stay.startDate } = wish
  const pickUp = typed.pickUp ?? wallTime(movedPickUp(stay, startDate))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isReady || acts.busy) return
    acts.act('POST /api/staff/stays/:id/change', { ...wish, cents, reason, handsOver })
  }

  if (isRefused(byList) && byList.refused === 'payment_open') return <RefusalText {...byList} />
  return (
    <form className={styles.act} onSubmit={submit}>
      {/* Bags that are here came when they came. */}
      {!isHere && (
        <DayTimeFields
          day={
            isStorage ? (
              <Trans context="counter, label: a date">Drop-off day</Trans>
            ) : (
              <Trans context="counter, label: the date of a ride or tour">Day</Trans>
            )
          }
          time={
            isStorage ? (
              <Trans context="counter, label: a time of day">Drop-off time</Trans>
            ) : (
              <Trans context="counter, label: the time of a ride or tour">Time</Trans>
            )
          }
          value={typed.dropOff ?? wallTime(stay.startDate)}
          hours={hours}
          now={now}
          onChange={(dropOff) => type({ ...typed, dropOff })}
        />
      )}
      {(isStorage || stay.endDate) && (
        <DayTimeFields
          day={
            isStorage ? (
              <Trans context="counter, label: a date">Pick-up day</Trans>
            ) : (
              <Trans context="counter, label: the last date of a tour">Last day</Trans>
            )
          }
          time={
            isStorage ? (
              <Trans context="counter, label: a time of day">Pick-up time</Trans>
            ) : (
              <Trans context="counter, label: the time at which a tour ends">Until</Trans>
            )
          }
          value={pickUp}
          min={wallTime(startDate).date}
          hours={hours}
          now={now}
          onChange={(to) => type({ ...typed, pickUp: to })}
        />
      )}
      {isStorage && <ClosedThen {...wish} />}
      {isStorage && !isHere && (
        <ItemsStepper
          count={typed.luggageCount ?? stay.luggageCount}
          onChange={(luggageCount) => type({ ...typed, luggageCount })}
        />
      )}
      {isChanged && byStaff && <PriceField required value={price} onChange={setPrice} />}
      {isChanged &&
        (isRefused(preview) ? (
          <RefusalText {...preview} />
        ) : (
          <>
            <HandsOver preview={rule(cents, true)} checked={handsOver} onChange={setHandsOver} />
            <MoneyPreview preview={preview} before={claimOf(file.stay)} prices={stay.totalPrice} />
          </>
        ))}
      <ReasonField value={reason} onChange={setReason} />
      <OwnerOnly reason={needsOwner}>
        <Button type="submit" busy={acts.busy} disabled={!isReady}>
          <Trans context="counter, button: other dates or items">Save the change</Trans>
        </Button>
      </OwnerOnly>
    </form>
  )
}
