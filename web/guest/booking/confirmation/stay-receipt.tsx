import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { business } from '../../../../domain/business/business.ts'
import { totalText } from '../../../../domain/business/money.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { LuggageTag } from '../../../ui/luggage-tag/luggage-tag.tsx'
import type { BookedStay } from './booked-stay.ts'
import { StayDetails } from './stay-details.tsx'
import { StayFacts } from './stay-facts.tsx'
import styles from './stay-receipt.module.css'

interface StayReceiptProps {
  title: string
  reference: string
  stay: BookedStay
  passToken: string | null
  /** Total in cents. */
  total: number
  totalLabel: ReactNode
  totalNote?: ReactNode
  paid?: boolean
  takesFocus: boolean
  children: ReactNode
}

/** True if a control has the focus. The guest may have moved it there while the receipt loaded. */
function isOnControl(): boolean {
  return Boolean(document.activeElement?.matches('a, button, input, select, textarea'))
}

export function StayReceipt(props: StayReceiptProps) {
  const { title, reference, stay, total, totalLabel, totalNote, paid, takesFocus } = props
  const locale = useLocale()
  const titleId = useId()
  const receipt = useRef<HTMLElement>(null)

  // A layout effect avoids showing the receipt at the form's scroll position.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only for a new reference
  useLayoutEffect(() => {
    if (!takesFocus || isOnControl()) return
    receipt.current?.focus({ preventScroll: true })
    // Brings the title and reference into view, even in a small dialog.
    receipt.current?.scrollIntoView()
  }, [reference])

  useEffect(() => {
    const before = document.title
    document.title = `${title} – ${business.name}`
    return () => {
      document.title = before
    }
  }, [title])

  return (
    <section
      ref={receipt}
      tabIndex={-1}
      aria-labelledby={titleId}
      data-brings-heading
      className={styles.receipt}
    >
      <h1 id={titleId}>{title}</h1>
      <LuggageTag
        strip={
          <>
            <span>{totalLabel}</span> <strong>{totalText(total, locale)}</strong> {totalNote}
          </>
        }
        label={<Trans context="over a booking's reference">Booking reference</Trans>}
        code={reference}
        torn={paid}
      >
        <StayFacts stay={stay} />
      </LuggageTag>
      <div className={styles.details}>
        <StayDetails
          reference={reference}
          stay={stay}
          passToken={props.passToken}
          isPaid={paid === true}
        >
          {props.children}
        </StayDetails>
      </div>
    </section>
  )
}
