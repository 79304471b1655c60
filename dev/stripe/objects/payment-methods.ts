import type Stripe from 'stripe'
import type { Account, HeldPaymentMethod } from '../account.ts'
import { invalidParameter, missing } from '../api/failure.ts'
import type { Params } from '../api/form.ts'
import { allowOnly, group, requiredText, text } from '../api/params.ts'
import { newId, now } from '../ids.ts'
import { type CardData, readCard } from './card-data.ts'
import { cardByAlias, cardByNumber } from './test-cards.ts'

const walletToken = 'tok_standin_wallet'

export const paymentMethodParams = [
  'type',
  'card',
  'billing_details',
  'metadata',
  'allow_redisplay',
]

/** Throws card errors (402) for invalid card data, like Stripe. */
export function createPaymentMethod(account: Account, params: Params): Stripe.PaymentMethod {
  const type = requiredText(params, 'type')
  if (type !== 'card')
    throw invalidParameter('type', `The stand-in knows the type card, not ${type}.`)
  const details = group(params, 'card') ?? {}
  const isWallet = text(details, 'token') === walletToken
  const data = isWallet ? walletCard(account) : readCard(details)
  return hold(account, data, billingDetailsOf(params), isWallet).method
}

/**
 * Returns the payment method, or creates one for a test card's alias such as `pm_card_visa`.
 * Throws for any other unknown id.
 */
export function findPaymentMethod(account: Account, id: string): HeldPaymentMethod {
  const known = account.paymentMethods.get(id)
  if (known) return known
  const card = cardByAlias(id)
  if (card === undefined) throw missing('PaymentMethod', id, 'payment_method')
  return hold(account, { card, expMonth: 12, expYear: nextYear() }, billingDetailsOf({}), false)
}

function walletCard(account: Account): CardData {
  const card = cardByNumber(account.wallet.card)
  if (card === undefined) throw invalidParameter('card', `No test card ${account.wallet.card}`)
  return { card, expMonth: 12, expYear: nextYear() }
}

function hold(
  account: Account,
  { card, expMonth, expYear }: CardData,
  billing: Stripe.PaymentMethod.BillingDetails,
  isWallet: boolean,
): HeldPaymentMethod {
  const method: Stripe.PaymentMethod = {
    id: newId('pm'),
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details: billing,
    card: {
      brand: card.brand,
      checks: {
        address_line1_check: null,
        address_postal_code_check: null,
        cvc_check: 'unchecked',
      },
      country: 'US',
      display_brand: card.brand,
      exp_month: expMonth,
      exp_year: expYear,
      fingerprint: `standin${card.number.slice(-8)}`,
      funding: 'credit',
      generated_from: null,
      last4: card.number.slice(-4),
      networks: { available: [card.brand], preferred: null },
      regulated_status: 'unregulated',
      three_d_secure_usage: { supported: true },
      wallet: isWallet ? { type: 'google_pay', google_pay: {}, dynamic_last4: null } : null,
    },
    created: now(),
    customer: null,
    customer_account: null,
    livemode: false,
    metadata: {},
    type: 'card',
  }
  const held = { method, card }
  account.paymentMethods.set(method.id, held)
  return held
}

function billingDetailsOf(params: Params): Stripe.PaymentMethod.BillingDetails {
  const given = group(params, 'billing_details') ?? {}
  allowOnly(given, ['name', 'email', 'phone', 'address', 'tax_id'])
  const address = group(given, 'address') ?? {}
  return {
    address: {
      city: text(address, 'city') ?? null,
      country: text(address, 'country') ?? null,
      line1: text(address, 'line1') ?? null,
      line2: text(address, 'line2') ?? null,
      postal_code: text(address, 'postal_code') ?? null,
      state: text(address, 'state') ?? null,
    },
    email: text(given, 'email') ?? null,
    name: text(given, 'name') ?? null,
    phone: text(given, 'phone') ?? null,
    tax_id: null,
  }
}

function nextYear(): number {
  return new Date().getUTCFullYear() + 1
}
