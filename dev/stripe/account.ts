import type Stripe from 'stripe'
import type { Fault } from './api/faults.ts'
import type { StoredAnswer } from './api/idempotency.ts'
import type { TestCard } from './objects/test-cards.ts'
import type { Courier } from './webhooks/courier.ts'

export interface Wallet {
  available: boolean
  card: string
  dismissed: boolean
  payer: { name: string; email: string; phone: string }
}

export type RefundStart = 'pending' | 'requires_action' | 'succeeded'

export type RefundReference = 'available' | 'pending' | 'unavailable'

export interface HeldPaymentMethod {
  method: Stripe.PaymentMethod
  card: TestCard
}

/** Amounts are in cents, times in Unix seconds. */
export interface Account {
  name: string
  paymentIntents: Map<string, Stripe.PaymentIntent>
  paymentMethods: Map<string, HeldPaymentMethod>
  charges: Map<string, Stripe.Charge>
  refunds: Map<string, Stripe.Refund>
  disputes: Map<string, Stripe.Dispute>
  balanceTransactions: Map<string, Stripe.BalanceTransaction>
  events: Map<string, Stripe.Event>
  answers: Map<string, StoredAnswer>
  faults: Fault[]
  courier: Courier
  wallet: Wallet
  refundsStart: RefundStart
  refundsReference: RefundReference
  /** Dollars per unit of the charge's currency. `null` if Stripe settles in that currency. */
  dollarRate: number | null
  /** Unix seconds at which the clock is frozen. `null` if it runs. */
  frozenTime: number | null
}

export function newAccount(name: string, courier: Courier): Account {
  return {
    name,
    paymentIntents: new Map(),
    paymentMethods: new Map(),
    charges: new Map(),
    refunds: new Map(),
    disputes: new Map(),
    balanceTransactions: new Map(),
    events: new Map(),
    answers: new Map(),
    faults: [],
    courier,
    refundsStart: 'succeeded',
    refundsReference: 'available',
    dollarRate: null,
    frozenTime: null,
    wallet: {
      available: true,
      card: '4242424242424242',
      dismissed: false,
      payer: { name: 'Wanda Wallet', email: 'wanda.wallet@example.com', phone: '+355690000000' },
    },
  }
}
