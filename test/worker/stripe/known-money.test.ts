import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { recordChange } from '../../../worker/db/audit.ts'
import { database } from '../../../worker/db/database.ts'
import { knownCharges } from '../../../worker/stripe/known-money.ts'

const db = database(env)

it('a payment of no stay is known only if it was recorded as one', async () => {
  const actions = ['orphan_payment', 'foreign_payment', 'entry_dropped', 'orphan_resolved'] as const
  const ids = actions.map((action) => `pi_${action}`)
  for (const action of actions) {
    const change = { id: crypto.randomUUID(), actor: 'system', subjectId: `pi_${action}` } as const
    await recordChange(db, { ...change, action }, sql`WHERE true`, new Date())
  }
  const { orphans } = await knownCharges(db, ids)
  expect([...orphans].toSorted()).toEqual(['pi_foreign_payment', 'pi_orphan_payment'])
})
