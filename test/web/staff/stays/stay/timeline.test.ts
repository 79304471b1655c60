import { expect, it } from 'vitest'
import type { PastChange, PastEmail } from '../../../../../domain/stay/stay-history.ts'
import { stayTimeline } from '../../../../../web/staff/stays/stay/timeline.ts'

const change = (id: string, at: string, happenedAt = at) => ({ id, at, happenedAt }) as PastChange
const email = (id: string, createdAt: string) => ({ id, createdAt }) as PastEmail

it("a stay's history lists each email after the change it reports", () => {
  const [ten, eleven] = ['2026-11-21T10:00:00.000Z', '2026-11-21T11:00:00.000Z'] as const
  const history = {
    changes: [change('reserved', ten), change('came', eleven, ten), change('paid', eleven)],
    emails: [email('confirmation', ten), email('receipt', eleven)],
  }
  const ids = stayTimeline(history).map(({ id }) => id)
  expect(ids).toEqual(['reserved', 'confirmation', 'came', 'paid', 'receipt'])
})
