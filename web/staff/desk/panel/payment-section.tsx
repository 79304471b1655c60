import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { type Cents, euroText } from '../../../../domain/business/money.ts'

import { takePayment } from '../../../../domain/desk/desk-payment.ts'
import { type DueNow, dueNow } from '../../../../domain/desk/due-now.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import type { Actions } from '../../actions/actions.ts'
import { PaymentPanel } from '../../till/payment-panel.tsx'
import { dueOnLeaving, previewOf } from '../forms/preview.ts'
import { RefusalText } from '../forms/refusal.tsx'
import { InclExtraDays } from './money-fact.tsx'
import styles from './stay-panel.module.css'

interface PaymentSectionProps {
  record: StayRecord
  now: Date
  actions: Actions
}

/** Lets a guest who leaves early pay without the unused days. */
export function PaymentSection(props: PaymentSectionProps) {
  const { record, now } = props
  const [chosen, choose] = useState<boolean>()
  const { cents: whole, extraDays } = dueNow(record, now)
  const less = dueOnLeaving(record, now)
  if (whole === 0) return null
  const isChoice = less !== null && less < whole
  // Preselects leaving now after the drop-off day, because guests usually pay at pick-up.
  const leaves = chosen ?? tiranaDate(now) > tiranaDate(record.stay.startDate)
  const due = isChoice && leaves ? less : whole
  return (
    <section className={styles.section}>
      <h3>
        <Trans context="desk, heading">Take payment</Trans>
      </h3>
      <TakePayment {...props} due={due} extraDays={extraDays}>
        {isChoice && <Leaving leaves={leaves} whole={whole} less={less} onChoose={choose} />}
      </TakePayment>
    </section>
  )
}

interface TakePaymentProps extends PaymentSectionProps, Partial<Pick<DueNow, 'extraDays'>> {
  due: Cents
  children?: ReactNode
}

export function TakePayment(props: TakePaymentProps) {
  const { record, now, actions, due, extraDays = null, children } = props
  const preview = previewOf(record, now, (one, context) => takePayment(one, 'cash', due, context))
  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <div className={styles.after}>
      {children}
      <PaymentPanel
        due={due}
        note={extraDays !== null && <InclExtraDays days={extraDays} />}
        busy={actions.busy}
        onTake={(taken) => actions.action('POST /api/staff/stays/:id/payments', taken)}
      />
    </div>
  )
}

interface LeavingProps {
  leaves: boolean
  whole: Cents
  less: Cents
  onChoose: (leaves: boolean) => void
}

function Leaving({ leaves, whole, less, onChoose }: LeavingProps) {
  const locale = useLocale()
  const [now, later] = [euroText(less, locale), euroText(whole, locale)]
  return (
    <fieldset className={styles.chips}>
      <legend>
        <Trans context="desk: what a guest who may leave early pays for">Pick-up</Trans>
      </legend>
      <label className={styles.tick}>
        <input type="radio" name="leaves" checked={leaves} onChange={() => onChoose(true)} />
        <span>
          <Trans context="desk: the guest collects early">Now: {now}</Trans>
        </span>
      </label>
      <label className={styles.tick}>
        <input type="radio" name="leaves" checked={!leaves} onChange={() => onChoose(false)} />
        <span>
          <Trans context="desk: the guest collects as agreed">As booked: {later}</Trans>
        </span>
      </label>
    </fieldset>
  )
}
