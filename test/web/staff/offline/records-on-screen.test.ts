import { describe, expect, it } from 'vitest'
import { noReference } from '../../../../web/staff/offline/action-rules.ts'
import type { PendingAction } from '../../../../web/staff/offline/pending-action.ts'
import { recordOnScreen, recordsOnScreen } from '../../../../web/staff/offline/records-on-screen.ts'
import { price } from '../../../domain/support/stay-records.ts'
import { expected, kept } from './kept.ts'

const { id } = expected.stay
const own = (changes: Partial<PendingAction>) => kept({ stayId: id, ...changes })
const comes = own({
  endpoint: 'POST /api/staff/stays/:id/check-in',
  body: { tags: [4, 5], idSeen: true },
})
const pays = own({ body: { method: 'cash', cents: price }, after: comes.key })
const walksIn = kept({
  stayId: 'f1b6f9a0-0000-4000-8000-000000000001',
  endpoint: 'POST /api/staff/stays',
  before: undefined,
  body: {
    id: 'f1b6f9a0-0000-4000-8000-000000000001',
    customerName: 'Bea',
    tags: [9],
    idSeen: false,
    endDate: '2026-07-25T20:00:00.000Z',
    locale: 'en',
  },
})

describe('promise 33: a stay on the screen with pending actions', () => {
  it("is shown as the actions leave it, by the server's rules", () => {
    const shown = recordOnScreen(expected, id, [comes, pays])
    expect(shown?.stay).toMatchObject({ status: 'checked_in', balance: 0, received: price })
    expect(shown?.bags.map(({ tag }) => tag)).toEqual([4, 5])
  })

  it("is the server's record if no action is pending", () => {
    expect(recordOnScreen(expected, id, [])).toBe(expected)
    const records = [expected]
    expect(recordsOnScreen(records, [])).toBe(records)
  })

  it('leaves out refused actions and those held behind them', () => {
    const refused = { ...comes, refused: { code: 'tag_in_use' } }
    expect(recordOnScreen(expected, id, [refused, pays])).toEqual(expected)
  })

  it('leaves out an action that is being sent for the first time', () => {
    expect(recordOnScreen(expected, id, [{ ...comes, wasOffline: false }])).toEqual(expected)
  })

  it('does not check bags in twice if the server already has them', () => {
    const fromServer = recordOnScreen(expected, id, [comes])
    expect(recordOnScreen(fromServer, id, [comes])).toEqual(fromServer)
  })

  it('does not count a payment twice if its response was lost', () => {
    const fromServer = recordOnScreen(expected, id, [comes, pays])
    const { stay } = fromServer ?? expected
    const since = fromServer && { ...fromServer, stay: { ...stay, version: stay.version + 1 } }
    expect(recordOnScreen(since, id, [pays])?.stay).toMatchObject({ balance: 0, received: price })
  })

  it('is shown from its action if no list has it', () => {
    const [shown] = recordsOnScreen([], [comes])
    expect(shown?.stay.status).toBe('checked_in')
  })

  it('can be a walk-in, which has no reference yet', () => {
    const [, shown] = recordsOnScreen([expected], [walksIn])
    expect(shown?.stay).toMatchObject({ status: 'checked_in', reference: noReference })
    expect(shown?.stay.customerName).toBe('Bea')
    expect(shown?.stay.balance).toBeGreaterThan(0)
  })
})
