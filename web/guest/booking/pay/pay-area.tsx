import { Trans } from '@lingui/react/macro'
import { type ReactNode, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { PaymentMethods } from '../../../ui/icons/payment-methods.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { loadCatalogs } from '../../../words/i18n.ts'
import { useFetched } from '../../payment/stripe/use-fetched.ts'
import { NextStep } from '../form/next-step.tsx'
import styles from './pay-area.module.css'
import { PayButton } from './pay-button.tsx'
import type { Booking } from './use-booking.ts'

async function loadQuestions() {
  const [part] = await Promise.all([
    import('../advice/questions.tsx'),
    loadCatalogs(['stay-later']),
  ])
  return part
}

interface PayAreaProps {
  booking: Booking
  summary: ReactNode
  terms: ReactNode
}

export function PayArea({ booking, summary, terms }: PayAreaProps) {
  const { section, failure, phase, show } = booking
  const [broken, setBroken] = useState(false)
  const inCard = section === 'card'
  const fail = () => setBroken(true)
  const CardPlace = useFetched(
    () => import('../../payment/stripe/card-place.tsx'),
    inCard && !broken,
    fail,
  )
  const Questions = useFetched(loadQuestions, booking.isAsked, booking.onQuestionFailure)

  return (
    <>
      {inCard && (
        <>
          {CardPlace ? (
            <CardPlace total={booking.stripeTotal} onSystem={booking.onSystem} onFailure={fail} />
          ) : (
            <div className={styles.coming}>{!broken && <Spinner />}</div>
          )}
          {broken && (
            <Notice tone="danger" role="alert">
              <p>
                <Trans context="in place of the card field">
                  The card field could not be loaded. Check your connection and try again, or
                  reserve now and pay at our desk.
                </Trans>
              </p>
            </Notice>
          )}
          <CardNotes />
        </>
      )}
      {Questions && <Questions booking={booking} />}
      <NextStep summary={summary} failure={failure}>
        <PayButton booking={booking} broken={broken} onRetry={() => setBroken(false)} />
      </NextStep>
      {inCard ? (
        <Button
          variant="ghost"
          disabled={phase !== 'idle'}
          onClick={() => {
            setBroken(false)
            show('wallet')
          }}
        >
          <Trans context="button that hides the card field">Back to Summary</Trans>
        </Button>
      ) : (
        <div className={styles.methods}>
          <PaymentMethods />
        </div>
      )}
      {terms}
    </>
  )
}

function CardNotes() {
  return (
    <ul className={styles.notes}>
      <li>
        <Trans context="note under the card field">
          Secure payment: your card details go to Stripe, encrypted. We never see them.
        </Trans>
      </li>
      <li>
        <Trans context="note under the card field">
          You pay exactly this price. No booking fee, no insurance on top.
        </Trans>
      </li>
    </ul>
  )
}
