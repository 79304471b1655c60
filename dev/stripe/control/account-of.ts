import type { Context } from 'hono'
import type { Account } from '../account.ts'
import { type Accounts, defaultAccount } from '../accounts.ts'

export const accountName = (c: Context): string => c.req.query('account') ?? defaultAccount

export function accountOf(accounts: Accounts, c: Context): Account {
  return accounts.byName(accountName(c))
}
