import { useRef, useState } from 'react'
import type { PaidBooking } from '../../../domain/api.ts'
import type { Cents } from '../../../domain/money.ts'
import { track } from '../../analytics.ts'
import { ApiError } from '../../api.ts'
import { IdempotencyKeys } from '../../idempotency-keys.ts'
import { hrefOf, paths } from '../../paths.ts'
import { useLocale } from '../../use-locale.ts'
import { showRefusedFields } from '../stay/refused-fields.ts'
import type { StayPrice } from '../stay/stay-price.ts'
import { type StayField, type StayValues, stayRequest } from '../stay/stay-values.ts'
import { useBookingPaths } from '../stay/use-booking-paths.ts'
import { useMissingInformation } from '../stay/use-missing-information.ts'
import type { StayForm } from '../stay/use-stay-form.ts'
import { loadBookingCheck } from './load-booking-check.ts'
import {
  type PaymentOutcome,
  type PaymentSystem,
  pay,
  type UnsettledPayment,
} from './payment/pay.ts'
import { keepPayment } from './payment/payment-return.ts'
import { speaksStripe } from './speaks-stripe.ts'
import type { WalletPay } from './stripe/wallet-button.tsx'
import { useBookingWords } from './use-booking-words.ts'

/** What the submit button says. */
export type Phase = 'idle' | 'preparing' | 'processing'

const fromWallet: readonly StayField[] = ['customerName', 'customerEmail']

/** Takes the form to a paid booking, by card or by wallet, one submission at a time. */
export function useBooking(stay: StayForm, price: StayPrice | null) {
  const locale = useLocale()
  const { confirmed } = useBookingPaths()
  const words = useBookingWords()
  const missing = useMissingInformation()
  const [section, show] = useState<'wallet' | 'card'>('wallet')
  const [phase, setPhase] = useState<Phase>('idle')
  const [booked, setBooked] = useState<PaidBooking | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<{ shown: Cents; right: Cents } | null>(null)
  const [inFlight, setInFlight] = useState<Cents | null>(null)
  const system = useRef<PaymentSystem | null>(null)
  const running = useRef(false)
  const [keys] = useState(() => new IdempotencyKeys(stay.id))
  const unsettled = useRef<UnsettledPayment | null>(null)

  const shown = price?.total ?? 0
  const total = corrected?.shown === shown ? corrected.right : shown

  async function run(by: PaymentSystem, values: StayValues): Promise<PaymentOutcome> {
    running.current = true
    setPhase('preparing')
    setInFlight(total)
    setFailure(null)
    track('booking_payment_initiated')
    const order = { ...stayRequest(values, locale), storageType: price?.storageType ?? 'daily' }
    const outcome = await pay(by, {
      order,
      total,
      keys,
      unsettled: unsettled.current,
      // A bank takes the whole window, a frame's too, and so leads back to the whole page.
      returnUrl: new URL(hrefOf(paths.bookingConfirmed, locale), location.origin).href,
      onConfirm: (started) => {
        keepPayment(started)
        setPhase('processing')
      },
    }).catch((): PaymentOutcome => ({ kind: 'declined', message: undefined }))
    unsettled.current = outcome.kind === 'unknown' ? outcome.payment : null
    running.current = false
    setPhase('idle')
    setInFlight(null)
    if (outcome.kind === 'settled') finish(outcome.booking)
    else if (outcome.kind === 'price_changed') setCorrected({ shown, right: outcome.totalPrice })
    else track('booking_failed')
    return outcome
  }

  function finish(booking: PaidBooking): void {
    track('booking_completed')
    keys.forget()
    setBooked(booking)
    // A reload shows what was paid, not an empty form that asks for money again.
    history.replaceState(history.state, '', hrefOf(confirmed, locale))
    show('wallet')
    stay.startOver()
    words.paid(booking)
  }

  async function payByCard(values: StayValues): Promise<void> {
    if (running.current) return
    if (!system.current) return setFailure(words.stillLoading())
    const outcome = await run(system.current, values)
    if (outcome.kind === 'declined') {
      setFailure(words.declined(speaksStripe(locale) ? outcome.message : undefined))
    }
    if (outcome.kind === 'unknown') setFailure(words.unknown())
    if (outcome.kind !== 'not_started') return
    setFailure(words.notStarted(outcome.error))
    if (outcome.error instanceof ApiError) showRefusedFields(stay, outcome.error)
  }

  const payByWallet: WalletPay = async (by, payer) => {
    if (running.current) return false
    const typed = stay.form.getValues()
    const outcome = await run(by, {
      ...typed,
      customerName: typed.customerName.trim() || payer?.name || '',
      customerEmail: typed.customerEmail.trim() || payer?.email || '',
    })
    if (outcome.kind === 'unknown') setFailure(words.unknown())
    return outcome.kind === 'settled'
  }

  /** The wallet brings the name and the e-mail address; the rest has to be in order. */
  async function mayOpenWallet(): Promise<boolean> {
    const values = stay.form.getValues()
    const check = await loadBookingCheck()
    const wrong = (Object.keys(check(values, new Date(), stay.openingTimes)) as StayField[]).filter(
      (field) => !fromWallet.includes(field) || values[field].trim() !== '',
    )
    if (wrong.length === 0) return true
    void stay.form.trigger(wrong, { shouldFocus: true })
    return false
  }

  return {
    section,
    show,
    total,
    /** What Stripe shows, in cents: not what is typed while a payment is under way. */
    stripeTotal: inFlight ?? total,
    phase,
    booked,
    failure,
    /** The Worker's price, where it is not the one that the form showed. */
    corrected: corrected?.shown === shown ? corrected.right : null,
    onSystem: (by: PaymentSystem | null) => {
      system.current = by
    },
    submit: stay.form.handleSubmit(payByCard, missing),
    payByWallet,
    mayOpenWallet,
  }
}

export type Booking = ReturnType<typeof useBooking>
