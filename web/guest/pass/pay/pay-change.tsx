import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { totalText } from '../../../../domain/business/money.ts'
import type { MoneyMoved, Pass } from '../../../../domain/pass/pass.ts'
import type { ChangeOutcome } from '../../../../domain/pass/pending-change.ts'
import { ApiError } from '../../../api.ts'
import { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
import { onPageRestore } from '../../../browser/page-restore.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import CardPlace from '../../payment/stripe/card-place.tsx'
import type { RequestedChangeValues, RequestedValues } from '../change/change-form-values.ts'
import { hideLink } from '../pass-token.ts'
import { type ShownFailure, shownFailureOf } from '../refusal-sentence.ts'
import styles from './pay-change.module.css'
import { type CardSystem, type ChangePaymentOutcome, payForChange } from './pay-for-change.ts'
import { keepStarted, type ResumablePayment, startedPayment } from './started-payment.ts'
import { usePaymentSentence } from './use-payment-sentence.ts'

export type PayEnd =
  | { became: ChangeOutcome; pass: Pass; paidFor: Partial<RequestedValues> }
  /** `started` is the payment if its result is unknown, otherwise `null`. */
  | { failure: ShownFailure; started: ResumablePayment | null }

interface PayChangeProps {
  pass: Pick<Pass, 'reference'>
  token: string
  requested: RequestedChangeValues
  /** Edited form values, saved for a return from a bank's page. */
  touched: Partial<RequestedValues>
  moved: MoneyMoved
  /** False while `moved` is outdated, so that the guest can't pay an old price. */
  isCurrent: boolean
  isPaying: boolean
  onBegin: () => void
  onEnd: (end: PayEnd) => void
  onStale: () => Promise<void>
}

export function PayChange(props: PayChangeProps) {
  const { pass, token, requested, touched, moved, isCurrent, isPaying, onBegin, onEnd, onStale } =
    props
  const { i18n } = useLingui()
  const locale = useLocale()
  const [opened, setOpened] = useState(false)
  const [broken, setBroken] = useState(false)
  const [system, setSystem] = useState<CardSystem | null>(null)
  // Includes the reference, because two stays may request equal changes.
  const [keys] = useState(() => new IdempotencyKeys(`pay-${pass.reference}`))
  const sentenceOf = usePaymentSentence()
  const amount = totalText(moved.due, locale)

  useEffect(() => (opened ? hideLink(token) : undefined), [opened, token])

  // If Back restores this page after a payment was started, reloads it to fetch the result.
  useEffect(() => onPageRestore(() => startedPayment() && location.reload()), [])

  async function pay(by: CardSystem): Promise<void> {
    onBegin()
    const started = startedPayment()
    const outcome = await payForChange(by, {
      requested,
      shown: moved,
      token,
      keys,
      earlier: started?.token === token ? started : null,
      returnUrl: new URL(hrefOf(paths.pass, locale), location.origin).href,
      onConfirm: (proof) => keepStarted({ ...proof, token, touched }),
    }).catch((): ChangePaymentOutcome => ({ kind: 'unknown' }))
    if ('pass' in outcome) {
      keys.forget()
      const paidFor = startedPayment()?.touched ?? touched
      return onEnd({ became: outcome.kind, pass: outcome.pass, paidFor })
    }
    if (outcome.kind !== 'refused') {
      const isOpen = outcome.kind === 'unknown'
      onEnd({
        failure: { text: sentenceOf(outcome), asksOffice: false },
        started: isOpen ? startedPayment() : null,
      })
      if (outcome.kind === 'processing') await onStale()
      return
    }
    onEnd({ failure: shownFailureOf(i18n, outcome.error), started: null })
    if (!(outcome.error instanceof ApiError) || outcome.error.status !== 409) return
    // The stay may have changed, so a new attempt must be a new request.
    keys.forget()
    await onStale()
  }

  if (!opened) {
    if (!isCurrent) return null
    return (
      <Button onClick={() => setOpened(true)}>
        <Trans context="button: opens the card field">Pay {amount} by card and change</Trans>
      </Button>
    )
  }
  return (
    <>
      {!broken && (
        <CardPlace total={moved.due} onSystem={setSystem} onFailure={() => setBroken(true)} />
      )}
      <p className={styles.note}>
        <Trans context="note under the card field">
          Secure payment: your card details go to Stripe, encrypted. We never see them.
        </Trans>
      </p>
      {broken && (
        <Notice tone="danger" role="alert">
          <p>
            <Trans context="in place of the card field">
              The card field could not be loaded. Check your connection and try again, or pay at our
              desk.
            </Trans>
          </p>
        </Notice>
      )}
      {broken ? (
        <Button onClick={() => setBroken(false)}>
          <Trans context="button: load the card field again">Try again</Trans>
        </Button>
      ) : (
        <Button
          busy={isPaying}
          disabled={!system || !(isCurrent || isPaying)}
          onClick={() => system && void pay(system)}
        >
          <Trans context="payment button">Pay {amount} Now</Trans>
        </Button>
      )}
    </>
  )
}
