import { Trans, useLingui } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { limitsOfText } from '../../../domain/business/business.ts'
import type { Cents } from '../../../domain/business/money.ts'
import { type CashCurrency, cashOf, isCash, lekOf, minus } from '../../../domain/payments/drawer.ts'
import type { DeskPaymentMethod } from '../../../domain/payments/money-rows.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { CashFields } from './cash-fields.tsx'
import { CashNotes, ChangeLine } from './cash-tender.tsx'
import styles from './payment-panel.module.css'
import { type TenderedPayment, tenderFor, usualChange } from './tender.ts'
import { centsTyped, nothingTyped, typedCash } from './typed-cash.ts'
import { useCashText } from './use-cash-text.ts'

interface PaymentPanelProps {
  due: Cents
  note?: ReactNode
  busy: boolean
  onTake: (taken: TenderedPayment) => void
}

export function PaymentPanel(props: PaymentPanelProps) {
  // The key resets all fields when the amount due changes.
  return <Payment key={props.due} {...props} />
}

/**
 * Takes a payment.
 * Rarely used fields come last, so that staff can take the exact amount without scrolling.
 */
function Payment({ due, note, busy, onTake }: PaymentPanelProps) {
  const { t } = useLingui()
  const text = useCashText()
  const [part, setPart] = useState('')
  const [tendered, setTendered] = useState(nothingTyped)
  const [changeIn, setChangeIn] = useState<CashCurrency>()
  const [fiscal, setFiscal] = useState('')

  const asked = part.trim() === '' ? due : centsTyped(part)
  const isAmount = asked !== null && asked > 0 && asked <= due
  const amount = isAmount ? asked : due
  const typed = typedCash(tendered)
  // Without a valid amount received, assumes that the guest pays the exact amount in euros.
  const isTyped = typed !== null && isCash(typed)
  const taken = isTyped ? typed : cashOf(amount, 'EUR')
  const currency = changeIn ?? usualChange(taken)
  const tender = tenderFor(amount, taken, currency)

  function take(method: DeskPaymentMethod): void {
    if (!isAmount || busy || (method === 'cash' && typed === null)) return
    const fiscalNumber = fiscal.trim()
    onTake({
      method,
      cents: method === 'cash' ? tender.cents : amount,
      ...(method === 'cash' && { cash: tender.handed }),
      ...(fiscalNumber && { fiscalNumber }),
    })
  }

  if (due <= 0) {
    return (
      <p className={styles.settled}>
        <Trans context="payment at the desk">Nothing is due.</Trans>
      </p>
    )
  }
  const kept = minus(tender.handed.taken, tender.handed.given)
  const isOfOneCurrency = Math.min(kept.cents, kept.lek) === 0
  const inCash = isOfOneCurrency ? text.cash(kept) : text.euro(tender.cents)
  const unpaid = due - (isTyped ? tender.cents : amount)
  const left = text.euro(unpaid)
  return (
    <form className={styles.panel} onSubmit={(event) => event.preventDefault()} noValidate>
      <p className={styles.due}>
        <span className={styles.label}>
          <Trans context="payment at the desk, before the amount">To pay</Trans>
        </span>{' '}
        <strong>{text.euro(due)}</strong>{' '}
        <strong className={styles.lek}>{text.lek(lekOf(due))}</strong>{' '}
        {note && <span className={styles.note}>{note}</span>}
      </p>
      <ChangeLine change={tender.handed.given} changeIn={currency} onChangeIn={setChangeIn} />
      <div className={styles.methods}>
        <Button
          size="lg"
          busy={busy}
          disabled={!isAmount || typed === null}
          onClick={() => take('cash')}
        >
          <CashTaken total={inCash} />
        </Button>
        <Button
          size="lg"
          variant="outline"
          busy={busy}
          disabled={!isAmount}
          onClick={() => take('desk_card')}
        >
          <CardPaid total={text.euro(amount)} />
        </Button>
      </div>
      <p className={styles.left} role="status">
        {isAmount && typed !== null && unpaid > 0 && (
          <Trans context="payment at the desk, after a part of it">{left} still to pay.</Trans>
        )}
      </p>
      <CashNotes
        amount={amount}
        taken={taken}
        onTender={(cash) => {
          setTendered(cash)
          setChangeIn(undefined)
        }}
      />
      <details className={styles.rare}>
        <summary>
          <Trans context="payment at the desk: rare fields">Other amount, receipt number</Trans>
        </summary>
        <div className={styles.fields}>
          <CashFields
            legend={<Trans context="till">Received</Trans>}
            value={tendered}
            onChange={(cash) => {
              setTendered(cash)
              setChangeIn(undefined)
            }}
          />
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
      </details>
    </form>
  )
}

function CashTaken({ total }: { total: string }) {
  return <Trans context="button: payment at the desk">Cash taken: {total}</Trans>
}

function CardPaid({ total }: { total: string }) {
  return <Trans context="button: payment at the desk">Card paid: {total}</Trans>
}
