import { useRef, useState } from 'react'
import type { PaidBooking } from '../../../../domain/api.ts'
import type { Cents } from '../../../../domain/business/money.ts'
import { ApiError } from '../../../api.ts'
import { IdempotencyKeys } from '../../../browser/idempotency-keys.ts'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { speaksStripe } from '../../../words/speaks-stripe.ts'
import { track } from '../../consent/analytics.ts'
import { addressOfPayment } from '../../payment/address-of-payment.ts'
import type {
  PaymentAttempt,
  PaymentOutcome,
  PaymentPhase,
  PaymentSystem,
} from '../../payment/payment.ts'
import type { WalletPay } from '../../payment/stripe/wallet-button.tsx'
import { saveDeparture } from '../advice/saved-departure.ts'
import { prepareConfirmation } from '../confirmation/load-confirmation.ts'
import { showRefusedFields } from '../form/refused-fields.ts'
import { type StayField, type StayValues, stayRequest } from '../form/stay-values.ts'
import { useBookingPaths } from '../form/use-booking-paths.ts'
import { useMissingInformation } from '../form/use-missing-information.ts'
import type { StayForm } from '../form/use-stay-form.ts'
import type { StayPrice } from '../price/stay-price.ts'
import { loadBookingCheck } from './load-booking-check.ts'
import { useBookingWords } from './use-booking-words.ts'
import { useEarlierPayment } from './use-earlier-payment.ts'
import { useRepeat } from './use-repeat.ts'

const loadPayment = () => import('../../payment/pay.ts')

export type Phase = 'idle' | PaymentPhase

const fromWallet: readonly StayField[] = ['customerName', 'customerEmail']

export function useBooking(stay: StayForm, price: StayPrice | null) {
  const locale = useLocale()
  const { confirmed } = useBookingPaths()
  const words = useBookingWords()
  const missing = useMissingInformation(stay)
  const [section, show] = useState<'wallet' | 'card'>('wallet')
  const [phase, setPhase] = useState<Phase>('idle')
  const [booked, setBooked] = useState<PaidBooking | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  const [corrected, setCorrected] = useState<{ shown: Cents; right: Cents } | null>(null)
  const [inFlight, setInFlight] = useState<Cents | null>(null)
  const system = useRef<PaymentSystem | null>(null)
  const [paidEarlier, setPaidEarlier] = useState(false)
  /**
   * True during a payment and after a settled one.
   * Prevents another payment.
   */
  const engaged = useRef(false)
  const [keys] = useState(() => new IdempotencyKeys(stay.id))
  const repeat = useRepeat()
  const { earlier, ask, waitElsewhere } = useEarlierPayment({
    stay: () => stayRequest(stay.form.getValues(), locale),
    engaged,
    onSettled: (booking, paymentIntentId) => {
      setPaidEarlier(true)
      receipt(booking, paymentIntentId)
    },
  })

  const shown = price?.total ?? 0
  const total = corrected?.shown === shown ? corrected.right : shown

  async function run(by: PaymentSystem, values: StayValues): Promise<PaymentOutcome> {
    engaged.current = true
    setPhase('preparing')
    setInFlight(total)
    setFailure(null)
    repeat.end()
    track('booking_payment_initiated')
    prepareConfirmation()
    const order = { ...stayRequest(values, locale), storageType: price?.storageType ?? 'daily' }
    saveDeparture(values, order.startDate)
    const payment = {
      order,
      total,
      keys,
      again: repeat.isWanted(order),
      takesOver: earlier?.kind === 'elsewhere',
      // The bank's page replaces the whole window, so the return URL is that of the unframed page.
      returnUrl: new URL(hrefOf(paths.bookingConfirmed, locale), location.origin).href,
      onPhase: setPhase,
    }
    const outcome = await payBy(by, payment)
    engaged.current = false
    // Stays busy until the earlier payment has been checked.
    if (outcome.kind === 'earlier') await ask()
    setPhase('idle')
    setInFlight(null)
    if (outcome.kind === 'settled') {
      track('booking_completed')
      receipt(outcome.booking, outcome.paymentIntentId)
      stay.startOver()
      words.paid(outcome.booking)
    } else if (outcome.kind === 'price_changed') {
      setCorrected({ shown, right: outcome.totalPrice })
    } else if (outcome.kind === 'booked_already') {
      repeat.ask(order)
    } else if (outcome.kind === 'occupied') {
      void waitElsewhere()
    } else {
      track('booking_failed')
      explain(outcome)
    }
    return outcome
  }

  function receipt(booking: PaidBooking, paymentIntentId: string): void {
    engaged.current = true
    keys.forget()
    setBooked(booking)
    // After a reload, the confirmation page must show this booking.
    const address = addressOfPayment(hrefOf(confirmed, locale), paymentIntentId)
    history.replaceState(history.state, '', address)
    show('wallet')
  }

  function explain(outcome: PaymentOutcome): void {
    if (outcome.kind === 'unknown') words.unknown()
    if (outcome.kind === 'canceled') {
      setFailure(outcome.expired ? words.expired() : words.elsewhere())
    }
    if (['unknown', 'canceled', 'unfinished'].includes(outcome.kind)) void ask()
  }

  async function payByCard(values: StayValues): Promise<void> {
    if (engaged.current) return
    if (!system.current) return setFailure(words.stillLoading())
    const outcome = await run(system.current, values)
    if (outcome.kind === 'declined') {
      setFailure(words.declined(speaksStripe(locale) ? outcome.message : undefined))
    }
    if (outcome.kind !== 'not_started') return
    setFailure(words.notStarted(outcome.error))
    if (outcome.error instanceof ApiError) showRefusedFields(stay, outcome.error)
  }

  const payByWallet: WalletPay = async (by, payer) => {
    if (engaged.current) return false
    const typed = stay.form.getValues()
    const outcome = await run(by, {
      ...typed,
      customerName: typed.customerName.trim() || payer?.name || '',
      customerEmail: typed.customerEmail.trim() || payer?.email || '',
    })
    return outcome.kind === 'settled'
  }

  /**
   * Resolves to `true` if the form is valid, otherwise shows its errors.
   * Name and email address may be blank, because the wallet provides them. Rejects if the check
   * can't be loaded.
   */
  async function mayOpenWallet(): Promise<boolean> {
    const values = stay.form.getValues()
    const check = await loadBookingCheck()
    const wrong = (Object.keys(check(values, new Date(), stay.openingTimes)) as StayField[]).filter(
      (field) => !fromWallet.includes(field) || values[field].trim() !== '',
    )
    if (wrong.length === 0) return true
    await stay.form.trigger(wrong)
    stay.goTo(...wrong)
    return false
  }

  /**
   * The Worker's price in cents.
   * `null` unless the Worker has refused the shown price.
   */
  const right = corrected?.shown === shown ? corrected.right : null

  return {
    section,
    show,
    total,
    /** Amount for Stripe, in cents. Fixed during a payment. */
    stripeTotal: inFlight ?? total,
    phase,
    booked,
    paidEarlier,
    earlier,
    askEarlier: () => void ask(),
    failure,
    repeat,
    onQuestionFailure: () => {
      repeat.end()
      setFailure(words.notStarted(new TypeError()))
    },
    corrected: right,
    isAsked: right !== null || repeat.question !== null || earlier?.kind === 'elsewhere',
    onSystem: (by: PaymentSystem | null) => {
      system.current = by
    },
    submit: stay.form.handleSubmit(payByCard, missing),
    openCard: stay.form.handleSubmit(() => show('card'), missing),
    payByWallet,
    mayOpenWallet,
  }
}

/**
 * Pays, and never rejects.
 * Returns `not_started` if the code for payments can't be loaded, and `unknown` if `pay` rejects.
 */
async function payBy(by: PaymentSystem, payment: PaymentAttempt): Promise<PaymentOutcome> {
  let part: Awaited<ReturnType<typeof loadPayment>>
  try {
    part = await loadPayment()
  } catch {
    return { kind: 'not_started', error: new TypeError() }
  }
  return part.pay(by, payment).catch((): PaymentOutcome => ({ kind: 'unknown' }))
}

export type Booking = ReturnType<typeof useBooking>
