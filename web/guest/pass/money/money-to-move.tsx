import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { numberText, totalText } from '../../../../domain/business/money.ts'
import type { MoneyMoved, PreviewedChange } from '../../../../domain/pass/pass.ts'
import { lekOf } from '../../../../domain/payments/drawer.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from '../pass.module.css'
import { HeldMoney } from './held-money.tsx'

interface MoneyToMoveProps {
  /** Replaces the default sentence that is shown if no money moves. */
  children?: ReactNode
  moved: MoneyMoved & Partial<Pick<PreviewedChange, 'online'>>
}

export function MoneyToMove({ moved, children }: MoneyToMoveProps) {
  const { toCard, atDesk, held = 0, due, online } = moved
  const locale = useLocale()
  const [card, desk, open] = [toCard, atDesk, due].map((cents) => totalText(cents, locale))
  const lek = numberText(lekOf(due), locale)
  return (
    <div className={styles.moved}>
      {toCard > 0 && (
        <p>
          <Trans context="before a guest changes or cancels">
            <strong>{card}</strong> goes back to your card.
          </Trans>
        </p>
      )}
      {atDesk > 0 && (
        <p>
          <Trans context="before a guest changes or cancels">
            <strong>{desk}</strong> will be waiting for you at our desk.
          </Trans>
        </p>
      )}
      {held > 0 && (
        <p>
          <HeldMoney cents={held} />
        </p>
      )}
      {due > 0 && online && (
        <p>
          <Trans context="before a guest changes or cancels">
            You’ll pay <strong>{open}</strong>: now by card, or at our desk, also in Lek ({lek}).
          </Trans>
        </p>
      )}
      {due > 0 && !online && (
        <p>
          <Trans context="before a guest changes or cancels">
            You’ll pay <strong>{open}</strong> or {lek} Lek at our desk.
          </Trans>
        </p>
      )}
      {toCard + atDesk + held + due === 0 && (
        <p>
          {children ?? (
            <Trans context="before a guest changes or cancels">
              Nothing is refunded, and there is nothing to pay.
            </Trans>
          )}
        </p>
      )}
    </div>
  )
}
