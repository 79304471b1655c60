import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { totalText } from '../../../../domain/money-text.ts'
import type { MoneyMoved, Pass } from '../../../../domain/pass.ts'
import { ApiError } from '../../../api.ts'
import { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { useStripeSection } from '../../checkout/pay/stripe/use-stripe-section.ts'
import type { Wish } from '../change-wish.ts'
import { hideLink } from '../pass-token.ts'
import { refusalSentence } from '../refusal-sentence.ts'
import styles from './pay-change.module.css'
import { type CardSystem, type ChangeOutcome, payForChange } from './pay-for-change.ts'
import { keepForReturn } from './returning.ts'
import { usePaymentSentence } from './use-payment-sentence.ts'

interface PayChangeProps {
  token: string
  wish: Wish
  moved: MoneyMoved
  /** The stay as it is, now that the money came. */
  onPaid: (pass: Pass) => void
  /** Why no payment began; the stay may be another by now. */
  onRefused: (sentence: string) => void
  onStale: () => Promise<void>
}

/** Pays for a change at once: the card field, once it is asked for, and what becomes of the payment. */
export function PayChange(props: PayChangeProps) {
  const { token, wish, moved, onPaid, onRefused, onStale } = props
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [opened, setOpened] = useState(false)
  const [broken, setBroken] = useState(false)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const [system, setSystem] = useState<CardSystem | null>(null)
  const [keys] = useState(() => new IdempotencyKeys('paid-change'))
  const sentenceOf = usePaymentSentence()
  const place = useRef<HTMLElement>(null)
  const CardField = useStripeSection(opened && !broken, () => setBroken(true))
  const amount = totalText(moved.due, locale)

  useEffect(() => (opened ? hideLink(token) : undefined), [opened, token])

  // The button that led here is another one by now; whoever uses no mouse goes on from here.
  useEffect(() => {
    if (opened) place.current?.focus()
  }, [opened])

  async function pay(by: CardSystem): Promise<void> {
    setBusy(true)
    setFailure(null)
    keepForReturn(token)
    const outcome = await payForChange(by, {
      ...{ wish, shown: moved, token, idempotencyKey: keys.keyFor({ wish, moved }) },
      returnUrl: new URL(hrefOf(paths.pass, locale), location.origin).href,
    }).catch((): ChangeOutcome => ({ kind: 'unknown' }))
    setBusy(false)
    if (outcome.kind === 'paid') {
      keys.forget()
      return onPaid(outcome.pass)
    }
    if (outcome.kind !== 'refused') return setFailure(sentenceOf(outcome))
    onRefused(i18n._(refusalSentence(outcome.error)))
    if (!(outcome.error instanceof ApiError) || outcome.error.status !== 409) return
    // The next tap is about the stay as it is then, and so another request.
    keys.forget()
    await onStale()
  }

  if (!opened) {
    return (
      <Button onClick={() => setOpened(true)}>
        <Trans context="button: opens the card field">Pay {amount} by card and change</Trans>
      </Button>
    )
  }
  return (
    <>
      <section
        ref={place}
        tabIndex={-1}
        className={styles.card}
        aria-label={t({ message: 'Card details', context: 'name of the place of the card field' })}
      >
        {CardField && (
          <CardField
            show="card"
            total={moved.due}
            onSystem={setSystem}
            onFailure={() => setBroken(true)}
            mayTakeFocus={() => document.activeElement === place.current}
          />
        )}
        {!broken && !system && (
          <p className={styles.loading}>
            <Spinner />{' '}
            <Trans context="while the card field is on its way">
              Loading the secure card field…
            </Trans>
          </p>
        )}
      </section>
      <p className={styles.loading}>
        <Trans context="note under the card field">
          Secure payment: your card details go to Stripe, encrypted. We never see them.
        </Trans>
      </p>
      {(failure || broken) && (
        <Notice tone="danger" role="alert">
          <p>
            {broken ? (
              <Trans context="in place of the card field">
                The card field could not be loaded. Check your connection and try again, or pay at
                our desk.
              </Trans>
            ) : (
              failure
            )}
          </p>
        </Notice>
      )}
      {broken ? (
        <Button onClick={() => setBroken(false)}>
          <Trans context="button: load the card field again">Try again</Trans>
        </Button>
      ) : (
        <Button busy={busy} disabled={!system} onClick={() => system && void pay(system)}>
          <Trans context="payment button">Pay {amount} Now</Trans>
        </Button>
      )}
    </>
  )
}
