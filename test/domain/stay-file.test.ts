import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { paymentStatuses } from '../../domain/payment.ts'
import { stayStatuses } from '../../domain/stay.ts'
import {
  chargeKinds,
  disputeStates,
  paymentMethods,
  paymentStates,
  refundStates,
} from '../../domain/stay-file.ts'

const schema = readFileSync(new URL('../../migrations/0000_init.sql', import.meta.url), 'utf8')

const names = (list: string | undefined) =>
  (list ?? '').match(/'[^']*'/g)?.map((n) => n.slice(1, -1))

/** The values that a CHECK of the first migration allows. */
function allowed(constraint: string) {
  const text = new RegExp(`CONSTRAINT "${constraint}" CHECK\\("[^)]* IN \\(([^)]*)\\)\\)`)
  return names(text.exec(schema)?.[1])
}

/** The names that the first migration puts into a table of names. */
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
