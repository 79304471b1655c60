import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { stayStatuses } from '../../../domain/business/stay.ts'
import { paymentStatuses } from '../../../domain/payments/payment.ts'
import {
  chargeKinds,
  disputeStates,
  paymentMethods,
  paymentStates,
  refundStates,
} from '../../../domain/stay/stay-file.ts'

const folder = new URL('../../../migrations/', import.meta.url)
const schema = readdirSync(folder)
  .filter((name) => name.endsWith('.sql'))
  .toSorted()
  .map((name) => readFileSync(new URL(name, folder), 'utf8'))
  .join('\n')

const names = (list: string | undefined) =>
  (list ?? '').match(/'[^']*'/g)?.map((n) => n.slice(1, -1))

/** The values that a CHECK allows, as the last migration to make its table has it. */
function allowed(constraint: string) {
  const text = new RegExp(`CONSTRAINT "${constraint}" CHECK\\("[^)]* IN \\(([^)]*)\\)\\)`, 'g')
  return names([...schema.matchAll(text)].at(-1)?.[1])
}

/** The names that a migration puts into a table of names. */
function named(table: string) {
  return names(new RegExp(`INSERT INTO \`${table}\` \\(\`name\`\\) VALUES (.*);`).exec(schema)?.[1])
}

describe('promise 31: what the rules know and the database allows', () => {
  it.each([
    ['charges_kind', chargeKinds],
    ['payments_method', paymentMethods],
    ['payments_state', paymentStates],
    ['refunds_method', paymentMethods],
    ['refunds_state', refundStates],
    ['disputes_state', disputeStates],
    ['stays_kind', ['booking', 'reservation']],
  ] as const)('is the same set: %s', (constraint, known) => {
    expect(allowed(constraint)).toEqual(known)
  })

  it('is the same set of states, whose tables may grow', () => {
    expect(named('stay_states')).toEqual(stayStatuses)
    expect(named('payment_statuses')).toEqual(paymentStatuses)
  })
})
