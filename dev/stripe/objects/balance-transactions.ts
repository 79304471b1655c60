import type Stripe from 'stripe'
import type { Account } from '../account.ts'
import { newId, now } from '../ids.ts'

/** Stripe's fee for European cards: 1.5% plus 25 cents. */
const chargeFee = (amount: number) => Math.round(amount * 0.015) + 25
const disputeFee = 2000

const kinds = {
  charge: { type: 'charge', fee: chargeFee },
  refund: { type: 'refund', fee: () => 0 },
  refund_failure: { type: 'refund_failure', fee: () => 0 },
  dispute: { type: 'adjustment', fee: () => disputeFee },
  dispute_reversal: { type: 'adjustment', fee: () => 0 },
} as const

/**
 * Adds a ledger entry.
 * `cents` are in the source's currency, negative for outgoing money.
 */
export function bookFunds(
  account: Account,
  category: keyof typeof kinds,
  source: Stripe.Charge | Stripe.Refund | Stripe.Dispute,
  cents: number,
): Stripe.BalanceTransaction {
  const { dollarRate } = account
  const currency = dollarRate === null ? source.currency : 'usd'
  const amount = Math.round(cents * (dollarRate ?? 1))
  const fee = kinds[category].fee(amount)
  const transaction: Stripe.BalanceTransaction = {
    id: newId('txn'),
    object: 'balance_transaction',
    amount,
    available_on: now(),
    balance_type: 'payments',
    created: now(),
    currency,
    description: source.object === 'charge' ? source.description : null,
    exchange_rate: dollarRate,
    fee,
    fee_details:
      fee === 0
        ? []
        : [{ amount: fee, application: null, currency, description: null, type: 'stripe_fee' }],
    net: amount - fee,
    reporting_category: category,
    source: source.id,
    status: 'available',
    type: kinds[category].type,
  }
  account.balanceTransactions.set(transaction.id, transaction)
  return transaction
}

/** Returns the balance by currency. All funds are available immediately. */
export function balanceOf(account: Account): Stripe.Balance {
  const amounts = new Map([['eur', 0]])
  for (const { currency, net } of account.balanceTransactions.values()) {
    amounts.set(currency, (amounts.get(currency) ?? 0) + net)
  }
  return {
    object: 'balance',
    available: [...amounts].map(([currency, amount]) => ({ amount, currency })),
    livemode: false,
    pending: [...amounts.keys()].map((currency) => ({ amount: 0, currency })),
  }
}
