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

export interface StoredAccount {
  name: string
  wallet: Wallet
  /** Files that an earlier version saved may lack some stores. */
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
