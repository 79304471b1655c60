import { describe, expect, it } from 'vitest'
import { mergeReport } from '../../../dev/restore/merge-report.ts'
import { Office } from './office.ts'
import { merged, mergedAgain } from './story.ts'

const rename = "UPDATE stays SET customer_name = 'harm'"

/** What a stay shows of its actions. */
const stay = 'SELECT status, version, customer_name, pick_up_at FROM stays'
const started = { customer_name: "Ada O'Guest", pick_up_at: Date.UTC(2026, 10, 23, 12) }

/** Does the next action on the stay in the merged database, with all its constraints. */
function doNext({ db }: ReturnType<typeof merged>, stayId: string): number {
  const office = new Office()
  Object.assign(office, { db })
  office.action('next', stayId)
  return Number(db.prepare('SELECT version FROM stays WHERE id = ?').get(stayId)?.version)
}

describe('promise 39: an action between the two times is merged whole', () => {
  it('with its stay’s status and version, if inserted rows are kept', () => {
    const story = {
      before: (it: Office) => it.stay('a'),
      harm: (it: Office) => {
        it.checkIn('in', 'a', 5)
        it.db.exec(rename)
      },
      after: () => {},
    }
    const result = merged({ ...story, keepsInserted: true })
    expect(result.all(stay)).toEqual([{ ...started, status: 'checked_in', version: 2 }])
    expect(result.all('SELECT tag FROM bags')).toEqual([{ tag: 5 }])
    expect(mergeReport(result.plan)).toContain(
      "by actions between the two times, which count: 2 (status 1, version 1): 'a'",
    )
    expect(mergedAgain(result, { keepsInserted: true }).statements).toEqual([])
    expect(doNext(result, 'a')).toBe(3)

    const without = merged(story)
    expect(without.all(stay)).toEqual([{ ...started, status: 'confirmed', version: 1 }])
    expect(without.all('SELECT tag FROM bags')).toEqual([])
    expect(doNext(without, 'a')).toBe(2)
  })

  it('if later work changes only a bag of it', () => {
    const result = merged({
      before: (it) => it.stay('a'),
      harm: (it) => it.checkIn('in', 'a', 5),
      after: (it) => it.update('bags', 'bag-in', { photo_key: 'photo' }),
    })
    expect(result.all(stay)).toEqual([{ ...started, status: 'checked_in', version: 2 }])
    expect(doNext(result, 'a')).toBe(3)
  })

  it('if a later action on the same stay builds on it', () => {
    const result = merged({
      before: (it) => it.stay('a'),
      harm: (it) => it.checkIn('in', 'a', 5),
      after: (it) => it.action('noted', 'a'),
    })
    expect(result.all(stay)).toEqual([{ ...started, status: 'checked_in', version: 3 }])
    expect(result.all('SELECT version FROM audit ORDER BY version')).toEqual(
      [1, 2, 3].map((version) => ({ version })),
    )
    expect(result.all('SELECT tag FROM bags')).toEqual([{ tag: 5 }])
    expect(doNext(result, 'a')).toBe(4)
  })

  it('with the charges of a new stay that later work needs', () => {
    const { all } = merged({
      before: () => {},
      harm: (it) => it.stay('a'),
      after: (it) => it.bag('bag', 'a', 5),
    })
    expect(all('SELECT net_price FROM stays')).toEqual([{ net_price: 1800 }])
    expect(all('SELECT cents FROM charges')).toEqual([{ cents: 1800 }])
  })

  it('with what it changed in payments and bags, and without the harm to charges', () => {
    const { all } = merged({
      before: (it) => {
        it.stay('a')
        it.bag('bag', 'a', 5)
        const pending = { method: 'stripe', status: 'pending', payment_intent_id: 'pi' }
        const row = { id: 'pay', stay_id: 'a', audit_id: 'made-a', cents: 1800 }
        it.insert('payments', { ...row, ...pending })
      },
      harm: (it) => {
        it.action('paid', 'a', { received: 1800, balance: 0, payment_status: 'paid' })
        it.update('payments', 'pay', { status: 'succeeded', received_cents: 1800, paid_at: 1 })
        it.action('out', 'a', { status: 'completed', ended_at: 1 })
        it.update('bags', 'bag', { out_to: 'guest', out_audit_id: 'out' })
        it.db.exec('UPDATE charges SET cents = 100')
      },
      after: () => {},
      keepsInserted: true,
    })
    const account = 'SELECT status, ended_at, net_price, received, payment_status FROM stays'
    expect(all(account)).toEqual([
      { status: 'completed', ended_at: 1, net_price: 1800, received: 1800, payment_status: 'paid' },
    ])
    expect(all('SELECT out_to FROM bags')).toEqual([{ out_to: 'guest' }])
    expect(all('SELECT cents FROM charges')).toEqual([{ cents: 1800 }])
  })

  it('with a corrected address and the link number that it raised', () => {
    const corrected = (data: object) =>
      merged({
        before: (it) => it.stay('a'),
        harm: (it) => {
          const values = { customer_email: 'ada@guest.example', link_number: 1 }
          it.action('details_corrected', 'a', values, data)
        },
        after: () => {},
        keepsInserted: true,
      }).all('SELECT customer_email AS address, link_number AS number FROM stays')
    const kept = { address: 'ada@guest.example', number: 1 }
    expect(corrected({ details: 'name email' })).toEqual([kept])
    expect(corrected({ details: 'phone' })).toEqual([{ address: null, number: 0 }])
  })

  it('with dates only if it changed them', () => {
    const moved = (data: object) =>
      merged({
        before: (it) => it.stay('a'),
        harm: (it) => {
          const values = { pick_up_at: started.pick_up_at + 1, luggage_count: 2 }
          it.action('changed', 'a', values, data)
        },
        after: () => {},
        keepsInserted: true,
      }).all('SELECT pick_up_at - start_date AS moved, luggage_count AS items FROM stays')
    expect(moved({ wasPickUpAt: started.pick_up_at })).toEqual([{ moved: 1, items: 1 }])
    expect(moved({ wasLuggageCount: 1 })).toEqual([{ moved: 0, items: 2 }])
    expect(moved({})).toEqual([{ moved: 0, items: 1 }])
  })
})
