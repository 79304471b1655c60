import { expect, it } from 'vitest'
import { type AttentionEntry, entriesInOrder } from '../../../domain/reports/staff-attention.ts'

const email = (hour: number): AttentionEntry<Date> => ({
  kind: 'email',
  id: `mail ${hour}`,
  since: new Date(Date.UTC(2026, 6, 20, hour)),
  stay: null,
  email: 'contact_received',
  problem: 'failed',
  lastError: 'Error',
})
const orphan = (hour: number): AttentionEntry<Date> => ({
  ...email(hour),
  kind: 'orphan',
  id: `pi_${hour}`,
  cents: 600,
  currency: 'EUR',
  guest: { reference: null, name: null, email: null, phone: null },
  money: { refundedCents: 0, failedCents: 0, disputes: [], setbacks: 0 },
})

it('entries that need attention are sorted by kind and age, and cut off per kind', () => {
  const { entries, more } = entriesInOrder([email(5), email(3), orphan(4), orphan(1), email(9)], 2)
  expect(entries.map(({ id }) => id)).toEqual(['pi_1', 'pi_4', 'mail 3', 'mail 5'])
  expect(more).toEqual(['email'])
})
