import { writeFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { mergeReport } from '../../../dev/restore/merge-report.ts'
import { type MergePlan, planMerge } from '../../../dev/restore/plan-merge.ts'
import { Office } from './office.ts'
import { exportFiles, merged, mergedAgain } from './story.ts'

const changes = ({ merged: tables }: MergePlan) =>
  Object.fromEntries(
    tables
      .filter(({ inserts, updates, deletes }) => inserts.size + updates.length + deletes.size > 0)
      .map(({ table, inserts, updates, deletes }) => [
        table.name,
        [inserts.size, updates.length, deletes.size],
      ]),
  )

describe('promise 39: a restored database loses nobody', () => {
  it('merges a stay, its bags and its cash from after the harm', () => {
    const { plan, all } = merged({
      before: (it) => it.stay('a'),
      harm: (it) => it.db.exec("UPDATE stays SET customer_name = 'harm'"),
      after: (it) => {
        it.stay('b')
        it.bag('bag', 'b', 5)
        it.cash('cash', 'b', 1800)
        it.update('stays', 'a', { desk_note: 'called' })
      },
    })
    expect(all('SELECT id, customer_name, desk_note, received FROM stays ORDER BY id')).toEqual([
      { id: 'a', customer_name: "Ada O'Guest", desk_note: 'called', received: 0 },
      { id: 'b', customer_name: "Ada O'Guest", desk_note: null, received: 1800 },
    ])
    expect(all('SELECT tag FROM bags')).toEqual([{ tag: 5 }])
    expect(all('SELECT cents FROM drawer')).toEqual([{ cents: 1800 }])
    expect(changes(plan)).toEqual({
      stays: [1, 1, 0],
      audit: [1, 0, 0],
      charges: [1, 0, 0],
      bags: [1, 0, 0],
      payments: [1, 0, 0],
      drawer: [1, 0, 0],
    })
    expect(mergeReport(plan)).toContain('harm left out, values: 1 (customer_name 1)')
  })

  it('restores rows that the harm deleted, and drops rows that it inserted', () => {
    const { plan, all } = merged({
      before: (it) => {
        it.stay('a')
        it.bag('bag', 'a', 5)
      },
      harm: (it) => {
        it.db.exec('DELETE FROM bags')
        it.stay('made by the harm')
      },
      after: (it) => it.stay('b'),
    })
    expect(all('SELECT tag FROM bags')).toEqual([{ tag: 5 }])
    expect(all('SELECT id FROM stays ORDER BY id')).toEqual([{ id: 'a' }, { id: 'b' }])
    expect(mergeReport(plan)).toContain("rows that it inserted: 1: 'made by the harm'")
    expect(mergeReport(plan)).toContain("rows that it deleted: 1: 'bag'")
  })

  it('keeps a stay inserted with the harm if it has later bags, or if asked to', () => {
    const story = (keepsInserted: boolean) => ({
      before: () => {},
      harm: (it: Office) => {
        it.stay('came back')
        it.stay('did not')
      },
      after: (it: Office) => it.bag('bag', 'came back', 5),
      keepsInserted,
    })
    expect(merged(story(false)).all('SELECT id FROM stays')).toEqual([{ id: 'came back' }])
    expect(merged(story(true)).all('SELECT id FROM stays ORDER BY id')).toEqual([
      { id: 'came back' },
      { id: 'did not' },
    ])
  })

  it('lets a tag pass to another bag, in any order of the rows', () => {
    const { all } = merged({
      before: (it) => {
        it.stay('a')
        it.bag('b', 'a', 6)
        it.bag('z', 'a', 5)
      },
      harm: () => {},
      after: (it) => {
        const out = { out_to: 'guest', out_audit_id: 'made-a' }
        it.update('bags', 'z', out)
        it.update('bags', 'b', { tag: 5 })
        it.bag('a', 'a', 6)
      },
    })
    const inside = 'SELECT id, tag FROM bags WHERE out_to IS NULL ORDER BY id'
    expect(all(inside)).toEqual([
      { id: 'a', tag: 6 },
      { id: 'b', tag: 5 },
    ])
  })

  it('prefers a later value to the harm’s, and reports it', () => {
    const { plan, all } = merged({
      before: (it) => it.stay('a'),
      harm: (it) => it.update('stays', 'a', { desk_note: 'harm' }),
      after: (it) => it.update('stays', 'a', { desk_note: 'corrected' }),
    })
    expect(all('SELECT desk_note FROM stays')).toEqual([{ desk_note: 'corrected' }])
    expect(mergeReport(plan)).toContain('by later work, which counts: 1 (desk_note 1)')
  })

  it('recalculates the account of a stay whose charges were harmed', () => {
    const result = merged({
      before: (it) => {
        it.stay('a')
        it.cash('first', 'a', 800)
      },
      harm: (it) => it.update('charges', 'quote-a', { cents: 100 }),
      after: (it) => {
        it.insert('payments', {
          id: 'second',
          stay_id: 'a',
          audit_id: 'made-a',
          method: 'cash',
          status: 'succeeded',
          cents: 200,
          received_cents: 200,
          paid_at: 1,
        })
        const account = { total_price: 100, net_price: 100, received: 1000, balance: -900 }
        it.update('stays', 'a', account)
      },
    })
    const { plan, all } = result
    expect(all('SELECT total_price, net_price, received, balance FROM stays')).toEqual([
      { total_price: 1800, net_price: 1800, received: 1000, balance: 800 },
    ])
    expect(mergeReport(plan)).toContain('1 accounts recounted, 1 corrected')
    expect(mergeReport(plan)).toContain('balance -900 → 800')
    expect(mergedAgain(result).statements).toEqual([])
  })

  it('skips job cursors and device reports', () => {
    const { all } = merged({
      before: (it) => it.insert('job_runs', { name: 'sendEmail', cursor: 1 }),
      harm: () => {},
      after: (it) => {
        it.db.exec('UPDATE job_runs SET cursor = 2')
        it.insert('devices', { id: 'd', staff_id: 'arta', waiting: 0, reported_at: 1 })
      },
    })
    expect(all('SELECT cursor FROM job_runs')).toEqual([{ cursor: 1 }])
    expect(all('SELECT id FROM devices')).toEqual([])
  })

  it('merges nothing a second time', () => {
    const first = merged({
      before: (it) => it.stay('a'),
      harm: (it) => it.update('stays', 'a', { desk_note: 'harm' }),
      after: (it) => it.stay('b'),
    })
    const plan = mergedAgain(first)
    expect(plan.statements).toEqual([])
    expect(mergeReport(plan)).toContain('values: 1 (desk_note 1)')
  })

  it('fails if the drawer changed between restore and merge', () => {
    const [office, file] = [new Office(), exportFiles()]
    office.stay('a')
    const restored = office.export(file('base'))
    office.cash('one', 'a', 1800)
    office.export(file('now'))
    const other = new Office()
    other.stay('a')
    other.cash('another', 'a', 1800)
    other.export(file('restored'))
    const files = { now: file('now'), base: restored, restored: file('restored') }
    const merge = () => planMerge(files, { keepsInserted: false })
    expect(merge).toThrow('UPDATE "drawer": constraint failed: rows of drawer stay as they are')
  })

  it('refuses exports with different migrations', () => {
    const [office, file] = [new Office(), exportFiles()]
    office.export(file('restored'))
    office.insert('d1_migrations', { name: '9999_later.sql' })
    office.export(file('now'))
    const files = { now: file('now'), base: file('now'), restored: file('restored') }
    expect(() => planMerge(files, { keepsInserted: false })).toThrow('different migrations')
  })

  it('refuses an incomplete export', () => {
    const file = exportFiles()
    writeFileSync(file('cut'), 'CREATE TABLE stays (id TEXT')
    const files = { now: file('cut'), base: file('cut'), restored: file('cut') }
    expect(() => planMerge(files, { keepsInserted: false })).toThrow("can't be loaded")
  })

  it('prints nothing that guests typed', () => {
    const { plan } = merged({
      before: (it) => it.stay('a'),
      harm: (it) => it.db.exec("UPDATE stays SET customer_name = 'harm'"),
      after: (it) => {
        it.insert('stay_keys', { key: 'ada', stay_id: 'a' })
        it.update('stays', 'a', { special_requests: 'skis' })
      },
    })
    expect(mergeReport(plan)).not.toMatch(/ada|skis|pram|Guest/)
  })
})
