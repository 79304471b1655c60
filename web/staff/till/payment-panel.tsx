import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { limitsOfText } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import { type CashCurrency, cashOf, isCash, lekOf, minus } from '../../../domain/payments/drawer.ts'
import type { DeskPaymentMethod } from '../../../domain/payments/money-rows.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CashTender } from './cash-tender.tsx'
import styles from './payment-panel.module.css'
import { type TakenPayment, tenderFor, usualChange } from './tender.ts'
import { centsTyped, nothingTyped, typedCash } from './typed-cash.ts'
import { useCashText } from './use-cash-text.ts'

interface PaymentPanelProps {
  due: Cents
  busy: boolean
  onTake: (taken: TakenPayment) => void
}

export function PaymentPanel(props: PaymentPanelProps) {
  // The key resets all fields when the amount due changes.
  return <Payment key={props.due} {...props} />
}

function Payment({ due, busy, onTake }: PaymentPanelProps) {
  const { t } = useLingui()
  const text = useCashText()
  const [method, setMethod] = useState<DeskPaymentMethod>()
  const [part, setPart] = useState('')
  const [tendered, setTendered] = useState(nothingTyped)
  const [changeIn, setChangeIn] = useState<CashCurrency>()
  const [fiscal, setFiscal] = useState('')

  const asked = part.trim() === '' ? due : centsTyped(part)
  const isAmount = asked !== null && asked > 0 && asked <= due
  const amount = isAmount ? asked : due
  const typed = typedCash(tendered)
  // Nothing typed means the exact amount in euros.
  const taken = typed && isCash(typed) ? typed : cashOf(amount, 'EUR')
  const currency = changeIn ?? usualChange(taken)
  const tender = tenderFor(amount, taken, currency)
  const cents = method === 'cash' ? tender.cents : amount
  const isReady = isAmount && (method === 'desk_card' || (method === 'cash' && typed !== null))

  function take(event: FormEvent): void {
    event.preventDefault()
    if (!method || !isReady || busy) return
    const fiscalNumber = fiscal.trim()
    onTake({
      method,
      cents,
      ...(method === 'cash' && { cash: tender.handed }),
      ...(fiscalNumber && { fiscalNumber }),
    })
  }

  const toggle = (which: DeskPaymentMethod) => ({
    size: 'lg' as const,
    variant: method === which ? ('default' as const) : ('outline' as const),
    'aria-pressed': method === which,
    onClick: () => setMethod(which),
  })

  if (due <= 0) {
    return (
      <p className={styles.settled}>
        <Trans context="payment at the desk">Nothing is due.</Trans>
      </p>
    )
  }
  const kept = minus(tender.handed.taken, tender.handed.given)
  const isOfOneCurrency = Math.min(kept.cents, kept.lek) === 0
  const total = method === 'cash' && isOfOneCurrency ? text.cash(kept) : text.euro(cents)
  const left = text.euro(due - cents)
  return (
    <form className={styles.panel} onSubmit={take} noValidate>
      <p className={styles.due}>
        <span className={styles.label}>
          <Trans context="payment at the desk, before the amount">To pay</Trans>
        </span>{' '}
        <strong>{text.euro(due)}</strong>{' '}
        <strong className={styles.lek}>{text.lek(lekOf(due))}</strong>
      </p>
      <fieldset className={styles.methods}>
        <legend className="visually-hidden">
          <Trans context="payment at the desk">How it is paid</Trans>
        </legend>
        <Button {...toggle('desk_card')}>
          <Trans context="payment at the desk">Card</Trans>
        </Button>
        <Button {...toggle('cash')}>
          <Trans context="payment at the desk">Cash</Trans>
        </Button>
      </fieldset>
      {method && (
        <>
          {method === 'cash' && (
            <CashTender
              amount={amount}
              typed={tendered}
              taken={taken}
              onTender={(cash) => {
                setTendered(cash)
                setChangeIn(undefined)
              }}
              change={tender.handed.given}
              changeIn={currency}
              onChangeIn={setChangeIn}
            />
          )}
          <div className={styles.fields}>
            <Field
              label={<Trans context="payment at the desk">Only a part, in euros</Trans>}
              error={
                isAmount
                  ? undefined
                  : t({ message: 'More than is due, or no amount', context: 'till' })
              }
            >
              {(control) => (
                <TextInput
                  {...control}
                  inputMode="decimal"
                  autoComplete="off"
                  value={part}
                  onChange={({ target }) => setPart(target.value)}
                />
              )}
            </Field>
            <Field label={<Trans context="payment at the desk">Fiscal receipt no.</Trans>}>
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  autoCapitalize="characters"
                  spellCheck={false}
                  maxLength={limitsOfText.fiscalNumber}
                  value={fiscal}
                  onChange={({ target }) => setFiscal(target.value)}
                />
              )}
            </Field>
          </div>
          <Button type="submit" size="lg" busy={busy} disabled={!isReady} className={styles.take}>
            {method === 'cash' ? (
              <Trans context="button: payment at the desk">Cash taken: {total}</Trans>
            ) : (
              <Trans context="button: payment at the desk">Card paid: {total}</Trans>
            )}
          </Button>
          <p className={styles.left} role="status">
            {isReady && cents < due && (
              <Trans context="payment at the desk, after a part of it">{left} still to pay.</Trans>
            )}
          </p>
        </>
      )}
    </form>
  )
}
