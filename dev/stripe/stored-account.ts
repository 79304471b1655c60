import type { Account, Wallet } from './account.ts'

const storeNames = [
  'paymentIntents',
  'paymentMethods',
  'charges',
  'refunds',
  'disputes',
  'balanceTransactions',
  'events',
  'answers',
] as const
type Store = (typeof storeNames)[number]

/** An account as JSON: what Stripe would remember. Faults and webhook settings are for the moment only. */
export interface StoredAccount {
  name: string
  wallet: Wallet
  /** A file of an earlier version lacks the stores that came later. */
  stores: Partial<Record<Store, [string, unknown][]>>
}

export function storedFrom(account: Account): StoredAccount {
  const stores = Object.fromEntries(storeNames.map((store) => [store, [...account[store]]]))
  return { name: account.name, wallet: account.wallet, stores: stores as StoredAccount['stores'] }
}

export function restore(account: Account, stored: StoredAccount): void {
  account.wallet = stored.wallet
  for (const store of storeNames) {
    const target: Map<string, unknown> = account[store]
    for (const [id, value] of stored.stores[store] ?? []) target.set(id, value)
  }
}
