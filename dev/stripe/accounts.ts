import { type Account, newAccount } from './account.ts'
import { Courier, type WebhookSettings } from './webhooks/courier.ts'

export const standInSecretKey = 'sk_test_standin'
export const defaultAccount = 'standin'

/**
 * Keys contain their account's name, so parallel tests can use one account each.
 * For example, `sk_test_standin_refunds` belongs to 'standin_refunds'.
 */
const keyPattern = /^(sk|pk)_test_(standin(?:_\w+)?)$/

export interface Caller {
  account: Account
  kind: 'secret' | 'publishable'
}

export class Accounts {
  readonly #webhooks: Partial<WebhookSettings>
  readonly #accounts = new Map<string, Account>()

  constructor(webhooks: Partial<WebhookSettings>) {
    this.#webhooks = webhooks
  }

  byName(name: string): Account {
    const known = this.#accounts.get(name)
    if (known) return known
    const account = newAccount(name, new Courier(this.#webhooks))
    this.#accounts.set(name, account)
    return account
  }

  byKey(key: string): Caller | undefined {
    const [, prefix, name] = keyPattern.exec(key) ?? []
    if (name === undefined) return undefined
    return { account: this.byName(name), kind: prefix === 'sk' ? 'secret' : 'publishable' }
  }

  reset(name: string): void {
    this.#accounts.get(name)?.courier.stop()
    this.#accounts.delete(name)
  }

  all(): Account[] {
    return [...this.#accounts.values()]
  }

  stop(): void {
    for (const account of this.all()) account.courier.stop()
  }
}
