import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type Cents, euroText } from '../../../../domain/business/money.ts'
import { isRefused, type Refusal } from '../../../../domain/input/refusal.ts'
import type { ChargeKind, Payment } from '../../../../domain/payments/money-rows.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from '../panel/stay-panel.module.css'
import { Toggle } from '../panel/toggle.tsx'
import type { Preview } from './preview.ts'

const chargeLabels: Record<ChargeKind, MessageDescriptor> = {
  quote: msg({ message: 'Price', context: 'desk: why money is owed' }),
  changed: msg({ message: 'Change of items or dates', context: 'desk: why money is owed' }),
  agreed: msg({ message: 'Agreed price', context: 'desk: why money is owed' }),
  extra_days: msg({ message: 'Extra days', context: 'desk: why money is owed' }),
  reinstated: msg({ message: 'Price, owed again', context: 'desk: why money is owed' }),
  unused_days: msg({ message: 'Unused days', context: 'desk: why money is owed no longer' }),
  not_due: msg({ message: 'No longer owed', context: 'desk: why money is owed no longer' }),
  goodwill: msg({ message: 'Goodwill', context: 'desk: why money is owed no longer' }),
  written_off: msg({ message: 'Written off', context: 'desk: why money is owed no longer' }),
  overpayment_kept: msg({ message: 'Overpaid money kept', context: 'desk: why money is owed' }),
}

const backLabels: Record<Payment['method'], MessageDescriptor> = {
  stripe: msg({ message: 'Goes back to the card online', context: 'desk: how money goes back' }),
  cash: msg({ message: 'Hand over in cash', context: 'desk: how money goes back' }),
  desk_card: msg({
    message: 'Refund on the card terminal',
    context: 'desk: how money goes back',
  }),
}

interface MoneyPreviewProps {
  preview: Preview
  /** Cents due before the action, negative if overpaid. */
  before: Cents
  /** Current price in cents. If set, it and the new price are shown instead of the charges. */
  prices?: Cents
}

export function MoneyPreview({ preview, before, prices }: MoneyPreviewProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const { back, balance } = preview
  const charges = prices === undefined ? preview.charges : []
  const isSilent = charges.length === 0 && back.length === 0 && balance === before
  if (isSilent && prices === undefined) return null
  return (
    <dl className={styles.money}>
      {prices !== undefined && (
        <>
          <div>
            <dt>
              <Trans context="desk: what a stay costs before a change">Price now</Trans>
            </dt>
            <dd>{euroText(prices, locale)}</dd>
          </div>
          <div>
            <dt>
              <Trans context="desk: what a stay costs after a change">New price</Trans>
            </dt>
            <dd>{euroText(preview.record.stay.totalPrice, locale)}</dd>
          </div>
        </>
      )}
      {charges.map(({ kind, cents }) => (
        <div key={kind}>
          <dt>{i18n._(chargeLabels[kind])}</dt>
          <dd>
            {cents < 0 ? '' : '+'}
            {euroText(cents, locale)}
          </dd>
        </div>
      ))}
      {back.map(({ method, cents }) => (
        <div key={method} className={styles.back}>
          <dt>{i18n._(backLabels[method])}</dt>
          <dd>{euroText(cents, locale)}</dd>
        </div>
      ))}
      <div className={styles.total}>
        <BalanceLine balance={balance} />
      </div>
    </dl>
  )
}

function BalanceLine({ balance }: { balance: Cents }) {
  const locale = useLocale()
  return (
    <>
      <dt>
        {balance < 0 ? (
          <Trans context="desk: what is open after an action">Still to refund after this</Trans>
        ) : (
          <Trans context="desk: what is open after an action">Due after this</Trans>
        )}
      </dt>
      <dd>{euroText(Math.abs(balance), locale)}</dd>
    </>
  )
}

interface InPersonFieldProps {
  preview: Preview | Refusal
  checked: boolean
  onChange: (inPerson: boolean) => void
}

/** Asks whether the guest is here, if an amount would be refunded at the desk. */
export function InPersonField({ preview, checked, onChange }: InPersonFieldProps) {
  const byHand = !isRefused(preview) && preview.back.some(({ method }) => method !== 'stripe')
  if (!byHand) return null
  return (
    <Toggle checked={checked} onChange={onChange}>
      <Trans context="desk: the guest is there to be given money back">
        The guest is here: the money is handed over now
      </Trans>
    </Toggle>
  )
}
