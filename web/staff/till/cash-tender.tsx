import { Trans, useLingui } from '@lingui/react/macro'
import type { Cents } from '../../../domain/business/money.ts'
import { type Cash, type CashCurrency, isCash, worthOf } from '../../../domain/payments/drawer.ts'
import { Button } from '../../ui/button.tsx'
import styles from './cash-tender.module.css'
import { likelyTenders } from './tender.ts'
import { asTyped, type TypedCash } from './typed-cash.ts'
import { useCashText } from './use-cash-text.ts'

interface CashNotesProps {
  amount: Cents
  /** Cash received, or the exact amount in euros if no valid amount was entered. */
  taken: Cash
  onTender: (tendered: TypedCash) => void
}

export function CashNotes({ amount, taken, onTender }: CashNotesProps) {
  const { t } = useLingui()
  const text = useCashText()

  const notes = (currency: CashCurrency, name: string) => (
    <fieldset className={styles.notes}>
      <legend className="visually-hidden">{name}</legend>
      {likelyTenders(amount, currency).map((cash, index) => {
        const figure = text.of(cash, currency)
        const isChosen = taken.cents === cash.cents && taken.lek === cash.lek
        return (
          <Button
            key={worthOf(cash)}
            variant={isChosen ? 'default' : 'secondary'}
            aria-pressed={isChosen}
            onClick={() => onTender(asTyped(cash))}
          >
            {index === 0 ? (
              <Trans context="button: cash, without change">Exact: {figure}</Trans>
            ) : (
              figure
            )}
          </Button>
        )
      })}
    </fieldset>
  )

  return (
    <div className={styles.tender}>
      {notes('EUR', t({ message: 'Received in euros', context: 'till' }))}
      {notes('ALL', t({ message: 'Received in Lek', context: 'till' }))}
    </div>
  )
}

interface ChangeLineProps {
  change: Cash
  changeIn: CashCurrency
  onChangeIn: (currency: CashCurrency) => void
}

export function ChangeLine({ change, changeIn, onChangeIn }: ChangeLineProps) {
  const text = useCashText()
  return (
    <div className={styles.change} data-due={isCash(change)}>
      <p role="status">
        {isCash(change) && (
          <>
            <Trans context="till, before the amount">Change</Trans>{' '}
            <strong>{text.of(change, changeIn)}</strong>
          </>
        )}
      </p>
      {isCash(change) && (
        <Button
          variant="outline"
          size="sm"
          onClick={() => onChangeIn(changeIn === 'EUR' ? 'ALL' : 'EUR')}
        >
          {changeIn === 'EUR' ? (
            <Trans context="button: currency of the change">In Lek</Trans>
          ) : (
            <Trans context="button: currency of the change">In euros</Trans>
          )}
        </Button>
      )}
    </div>
  )
}
