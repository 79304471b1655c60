import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { changeStay } from '../../../../domain/booking/change-stay.ts'
import { movedPickUp } from '../../../../domain/booking/stay-times.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { reserveHours, roundTheClock } from '../../../../domain/opening-hours/opening-hours.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import { bagsInside, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import { ReasonField } from '../../actions/reason-field.tsx'
import { OwnerOnly } from '../../session/owner-only.tsx'
import { useOwnerReason } from '../../session/use-owner-reason.ts'
import { ClosedThen } from '../panel/closed-then.tsx'
import styles from '../panel/stay-panel.module.css'
import { localTimeOf, requestedChangeFrom, type TypedChange } from './change-fields.ts'
import { DayTimeFields } from './day-time-fields.tsx'
import { ItemsStepper } from './items-stepper.tsx'
import { InPersonField, MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { PriceField, priceTyped } from './price-field.tsx'
import { RefusalText } from './refusal.tsx'

interface ChangeFormProps {
  record: StayRecord
  now: Date
  actions: Actions
}

export function ChangeForm({ record, now, actions }: ChangeFormProps) {
  const { stay } = record
  const [typed, type] = useState<TypedChange>({})
  const [price, setPrice] = useState('')
  const [reason, setReason] = useState('')
  const [inPerson, setInPerson] = useState(false)
  const isStorage = stay.serviceType === 'storage'
  const isHere = bagsInside(record).length > 0
  const hours = isStorage ? reserveHours : roundTheClock
  const requested = requestedChangeFrom(stay, typed)
  const isChanged = Object.keys(requested).length > 0
  const rule = (cents: number | undefined, hands = inPerson) =>
    previewOf(
      record,
      now,
      (one, context) => changeStay(one, { ...requested, cents }, reason, context),
      hands,
    )
  const byList = rule(undefined)
  const byStaff = isRefused(byList) && byList.refused === 'price_set_by_staff'
  const cents = byStaff ? (priceTyped(price) ?? undefined) : undefined
  const preview = rule(cents)
  const change = isRefused(preview) ? undefined : preview.change
  const needsOwner = useOwnerReason('POST /api/staff/stays/:id/change', change)
  const isReady = isChanged && reason.trim() !== '' && !isRefused(preview) && !needsOwner
  const { startDate = stay.startDate } = requested
  const pickUp = typed.pickUp ?? localTimeOf(movedPickUp(stay, startDate))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!isReady || actions.busy) return
    actions.action('POST /api/staff/stays/:id/change', { ...requested, cents, reason, inPerson })
  }

  if (isRefused(byList) && byList.refused === 'payment_open') return <RefusalText {...byList} />
  return (
    <form className={styles.action} onSubmit={submit}>
      {/* Hidden once bags are here, because the drop-off has already happened. */}
      {!isHere && (
        <DayTimeFields
          day={
            isStorage ? (
              <Trans context="desk, label: a date">Drop-off day</Trans>
            ) : (
              <Trans context="desk, label: the date of a ride or tour">Day</Trans>
            )
          }
          time={
            isStorage ? (
              <Trans context="desk, label: a time of day">Drop-off time</Trans>
            ) : (
              <Trans context="desk, label: the time of a ride or tour">Time</Trans>
            )
          }
          value={typed.dropOff ?? localTimeOf(stay.startDate)}
          hours={hours}
          now={now}
          onChange={(dropOff) => type({ ...typed, dropOff })}
        />
      )}
      {(isStorage || stay.endDate) && (
        <DayTimeFields
          day={
            isStorage ? (
              <Trans context="desk, label: a date">Pick-up day</Trans>
            ) : (
              <Trans context="desk, label: the last date of a tour">Last day</Trans>
            )
          }
          time={
            isStorage ? (
              <Trans context="desk, label: a time of day">Pick-up time</Trans>
            ) : (
              <Trans context="desk, label: the time at which a tour ends">Until</Trans>
            )
          }
          value={pickUp}
          min={localTimeOf(startDate).date}
          hours={hours}
          now={now}
          onChange={(to) => type({ ...typed, pickUp: to })}
        />
      )}
      {isStorage && <ClosedThen {...requested} />}
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
            <InPersonField preview={rule(cents, true)} checked={inPerson} onChange={setInPerson} />
            <MoneyPreview
              preview={preview}
              before={claimOf(record.stay)}
              prices={stay.totalPrice}
            />
          </>
        ))}
      <ReasonField value={reason} onChange={setReason} />
      <OwnerOnly reason={needsOwner}>
        <Button type="submit" busy={actions.busy} disabled={!isReady}>
          <Trans context="desk, button: other dates or items">Save the change</Trans>
        </Button>
      </OwnerOnly>
    </form>
  )
}
