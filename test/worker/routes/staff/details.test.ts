import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Pass } from '../../../../domain/pass/pass.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { outbox } from '../../../../worker/db/schema/post.ts'
import { audit, stayKeys, stays, staysToKey } from '../../../../worker/db/schema/stays.ts'
import { asStaff } from '../../support/access.ts'
import { at, reservationRequest, submitKey } from '../../support/requests.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('details', { LINK_SECRET: 'a secret for the links of these tests' })
const { site, db } = till
const drita = await asStaff({ email: 'drita@office.example' })
const besa = await asStaff({ email: 'besa@office.example' })

let guests = 0

async function reserved() {
  guests += 1
  const customerEmail = `wrong${guests}@details.example`
  const answer = await site.post('/api/reservations', { ...reservationRequest, customerEmail })
  const { id, passToken } = await answer.json<{ id: string; passToken: string }>()
  const { customerName, customerPhone = null } = reservationRequest
  return { id, passToken, shown: { customerName, customerEmail, customerPhone } }
}

const ask = (id: string, what: string, body: object, who = drita, key = submitKey()) =>
  site.post(`/api/staff/stays/${id}/${what}`, body, { ...who, ...key })

const corrects = (
  { id, shown }: Awaited<ReturnType<typeof reserved>>,
  changes: object,
  who = drita,
) => ask(id, 'details', { ...shown, ...changes, shown }, who)

const row = (id: string) => db.select().from(stays).where(eq(stays.id, id)).get()
const keysOf = async (id: string) =>
  (await db.select().from(stayKeys).where(eq(stayKeys.stayId, id))).map(({ key }) => key)
const foundBy = async (words: string) => {
  const answer = await site.fetch(`/api/staff/stays?q=${words}`, { headers: drita })
  return (await answer.json<StayRecord<string>[]>()).map(({ stay }) => stay.id)
}

describe('a correction of a guest’s details', () => {
  it('changes what the stay is found by, and whom a lost link is sent to', async () => {
    const guest = await reserved()
    const customerEmail = 'Ada.Right@details.example'
    const answer = await corrects(guest, { customerName: 'Zamira Gast', customerEmail })
    expect(answer.status).toBe(200)
    expect((await answer.json<StayRecord<string>>()).stay).toMatchObject({
      customerName: 'Zamira Gast',
      customerEmail,
    })
    expect(await row(guest.id)).toMatchObject({ emailKey: 'ada.right@details.example' })
    expect(await foundBy('zamira')).toEqual([guest.id])
    expect(await foundBy(guest.shown.customerEmail)).toEqual([])
    expect(await keysOf(guest.id)).toContain('ada.right@details.example')
    expect(await db.$count(staysToKey, eq(staysToKey.stayId, guest.id))).toBe(0)
  })

  it('sends the booking once if the address was corrected twice', async () => {
    const guest = await reserved()
    const wrong = { customerEmail: 'wrong.twice@details.example' }
    expect((await corrects(guest, wrong)).status).toBe(200)
    await site.runJobs(0)
    const lost = { status: 'dead', lastError: 'bounced', delivery: 'bounced' } as const
    const isOf = eq(outbox.stayId, guest.id)
    await db.update(outbox).set(lost).where(isOf)
    const again = { ...guest, shown: { ...guest.shown, ...wrong } }
    const right = { customerEmail: 'right.once@details.example' }
    expect((await corrects(again, right)).status).toBe(200)
    await site.runJobs(0)
    const kinds = (await till.mailsOf(guest.id)).filter(({ kind }) => kind === 'stay_noted')
    expect(kinds.map(({ status, resolvedAt }) => [status, resolvedAt !== null]).toSorted()).toEqual(
      [
        ['dead', true],
        ['sent', false],
      ],
    )
    const noted = site.mailbox.sent.filter(
      ({ to, subject }) => to === right.customerEmail && subject.startsWith('Your booking with us'),
    )
    expect(noted).toHaveLength(1)
  })

  it('sends the booking to the new address, and what came back from the old one', async () => {
    const guest = await reserved()
    await site.runJobs(0)
    const [first] = await till.mailsOf(guest.id)
    const lost = { status: 'dead', lastError: 'bounced', delivery: 'bounced' } as const
    await db
      .update(outbox)
      .set(lost)
      .where(eq(outbox.id, first?.id ?? ''))
    const told = { ...lost, resolvedAt: new Date() }
    await db.insert(outbox).values({
      ...first,
      ...told,
      id: crypto.randomUUID(),
      kind: 'stay_changed',
    } as typeof outbox.$inferInsert)
    expect((await corrects(guest, { customerEmail: 'right@details.example' })).status).toBe(200)
    await site.runJobs(0)
    const sent = site.mailbox.sent.filter(({ to }) => to === 'right@details.example')
    expect(sent.map(({ subject }) => subject).toSorted()).toEqual([
      expect.stringMatching(/^Your booking with us: TIR-/),
      expect.stringMatching(/TIR-/),
    ])
    // What a colleague has handled stays handled.
    expect((await till.mailsOf(guest.id)).map(({ kind, status }) => [kind, status])).toEqual(
      expect.arrayContaining([['stay_changed', 'dead']]),
    )
  })

  it('ends the links that the old address has, and the new address gets one that works', async () => {
    const guest = await reserved()
    const opens = async (token: string | undefined) => {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await site.fetch('/api/pass', { headers })
      return answer.ok ? 'opens' : (await errorOf(answer)).code
    }
    const linkIn = async (to: string) => {
      await site.runJobs(0)
      const emails = site.mailbox.sent.filter((email) => email.to === to)
      return emails.flatMap(({ text = '' }) => /\/pass#([\w.-]+)/.exec(text)?.[1] ?? []).at(-1)
    }
    const acts = (path: string, token: string | null, body: object) =>
      site.post(`/api/pass/${path}`, body, { Authorization: `Bearer ${token}`, ...submitKey() })
    const first = await linkIn(guest.shown.customerEmail)
    expect(first).toBe(guest.passToken)
    const named = await acts('collectors', guest.passToken, { name: 'Bo', tags: null, items: null })
    const [collector] = (await named.json<Pass>()).collectors
    const collects = async (token?: string | null) => {
      const headers = { Authorization: `Bearer ${token}` }
      const answer = await site.fetch('/api/pass/collector', { headers })
      return answer.ok ? 'opens' : (await errorOf(answer)).code
    }
    expect(await collects(collector?.token)).toBe('opens')

    // Another spelling of the same mailbox, and another name, end nothing.
    const spelled = { customerEmail: guest.shown.customerEmail.toUpperCase() }
    expect((await corrects(guest, spelled)).status).toBe(200)
    const respelled = { ...guest, shown: { ...guest.shown, ...spelled } }
    expect((await corrects(respelled, { customerName: 'Ada Gast' })).status).toBe(200)
    expect(await opens(first)).toBe('opens')
    const known = { ...respelled, shown: { ...respelled.shown, customerName: 'Ada Gast' } }

    const misspelt = { customerEmail: 'still.wrong@details.example' }
    expect((await corrects(known, misspelt)).status).toBe(200)
    expect(await opens(first)).toBe('link_replaced')
    expect(await collects(collector?.token)).toBe('link_replaced')
    for (const [path, body] of [
      ['erase', {}],
      ['preview', { luggageCount: 3 }],
      ['change', { luggageCount: 3, shown: { toCard: 0, atDesk: 0, due: 0 } }],
      ['pay', { luggageCount: 3, shown: { toCard: 0, atDesk: 0, due: 0 } }],
      ['cancel', { shown: { toCard: 0, atDesk: 0, due: 0 } }],
      ['collectors', { name: 'Eve', tags: null, items: null }],
      ['collectors/revoke', { collector: collector?.id }],
    ] as const)
      expect((await errorOf(await acts(path, guest.passToken, body))).code, path).toBe(
        'link_replaced',
      )
    const headers = { Authorization: `Bearer ${guest.passToken}` }
    for (const path of ['data', `bags/${crypto.randomUUID()}/photo`])
      expect((await site.fetch(`/api/pass/${path}`, { headers })).status, path).toBe(410)
    expect((await row(guest.id))?.status).toBe('confirmed')

    const second = await linkIn(misspelt.customerEmail)
    expect(await opens(second)).toBe('opens')
    const again = { ...known, shown: { ...known.shown, ...misspelt } }
    const right = { customerEmail: 'ada.at.last@details.example' }
    expect((await corrects(again, right)).status).toBe(200)
    expect(await opens(second)).toBe('link_replaced')
    const third = await linkIn(right.customerEmail)
    expect(await opens(third)).toBe('opens')
    const pass = await site.fetch('/api/pass', { headers: { Authorization: `Bearer ${third}` } })
    const [renewed] = (await pass.json<Pass>()).collectors
    expect(renewed).toMatchObject({ id: collector?.id, status: 'open' })
    expect(await collects(renewed?.token)).toBe('opens')

    // A restore to the time before both corrections leaves the guest's newest link working.
    const restored = { linkNumber: 0, customerEmail: guest.shown.customerEmail }
    await db.update(stays).set(restored).where(eq(stays.id, guest.id))
    expect(await opens(third)).toBe('opens')
  })

  it('of a stay without an address ends no link', async () => {
    const guest = await reserved()
    await db
      .update(stays)
      .set({ customerEmail: null, emailKey: null })
      .where(eq(stays.id, guest.id))
    const without = { ...guest, shown: { ...guest.shown, customerEmail: null as never } }
    expect((await corrects(without, { customerEmail: 'first@details.example' })).status).toBe(200)
    expect(await row(guest.id)).toMatchObject({ linkNumber: 0 })
  })

  it('leaves none of the words in the audit, and all go with the guest', async () => {
    const guest = await reserved()
    await corrects(guest, { customerName: 'Zenel Gast', customerPhone: '+49 170 5550999' })
    await ask(guest.id, 'note', { note: 'comes with a pram', shownNote: null })
    const words = /Zenel|5550999|pram|Ada Guest|123 4567/
    expect(JSON.stringify(await till.auditOf(guest.id))).not.toMatch(words)
    const endedAt = new Date(at(-400))
    const ended = { status: 'completed' as const, endedAt, balance: 0, totalPrice: 0, netPrice: 0 }
    await db.update(stays).set(ended).where(eq(stays.id, guest.id))
    await site.runJobs(0)
    expect(await row(guest.id)).toMatchObject({
      customerName: null,
      deskNote: null,
      emailKey: null,
    })
    expect(await keysOf(guest.id)).toEqual([])
    const again = {
      ...guest,
      shown: { customerName: null, customerEmail: null, customerPhone: null },
    }
    const answer = await corrects(again as never, { customerName: 'Zenel Gast' })
    expect((await errorOf(answer)).code).toBe('not_allowed')
  })

  it('by two members at once changes the stay once, and the other one is told', async () => {
    const guest = await reserved()
    const names = [
      ['Ada One', drita],
      ['Ada Two', besa],
    ] as const
    const answers = await Promise.all(
      names.map(([customerName, who]) => corrects(guest, { customerName }, who)),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409])
    const [refused] = answers.filter(({ ok }) => !ok)
    expect(refused && (await errorOf(refused)).code).toBe('stay_changed')
    expect(await db.$count(audit, eq(audit.stayId, guest.id))).toBe(2)
  })

  it('does not bring back a name that was erased meanwhile', async () => {
    const guest = await reserved()
    const erasing = db
      .update(stays)
      .set({
        customerName: null,
        customerEmail: null,
        customerPhone: null,
        emailKey: null,
        specialRequests: null,
        status: 'cancelled',
        endedAt: new Date(),
        erasedAt: new Date(),
      })
      .where(eq(stays.id, guest.id))
    const [answer] = await Promise.all([corrects(guest, { customerName: 'Ada Back' }), erasing])
    const { customerName, erasedAt } = (await row(guest.id)) ?? {}
    expect([customerName, erasedAt !== null]).toEqual([null, true])
    expect(answer.status === 200 || answer.status === 409).toBe(true)
  })

  it('needs a name and addresses that can be right', async () => {
    const guest = await reserved()
    const answer = await corrects(guest, { customerName: ' ', customerEmail: 'ada@' })
    expect(await errorOf(answer)).toMatchObject({
      code: 'validation_failed',
      fields: {
        customerName: { code: 'full_name_required' },
        customerEmail: { code: 'email_invalid' },
      },
    })
  })
})

describe('the note for colleagues', () => {
  it('is seen by staff, and by the guest only in the copy of their data', async () => {
    const { id, passToken } = await reserved()
    const note = 'Tall, with a pram'
    expect((await ask(id, 'note', { note, shownNote: null })).status).toBe(200)
    const stored = await site.fetch(`/api/staff/stays/${id}`, { headers: drita })
    expect((await stored.json<StayRecord<string>>()).stay.deskNote).toBe(note)
    const asGuest = { headers: { authorization: `Bearer ${passToken}` } }
    const pass = await site.fetch('/api/pass', asGuest)
    expect([pass.status, (await pass.text()).includes(note)]).toEqual([200, false])
    const data = await site.fetch('/api/pass/data', asGuest)
    expect(await data.text()).toContain(note)
    await site.runJobs(0)
    expect(JSON.stringify(site.mailbox)).not.toContain(note)
  })

  it('does not keep a check-in before it from being undone', async () => {
    const { id } = await reserved()
    const days = { startDate: new Date(at(0, '00:30')), pickUpAt: new Date(at(1, '22:30')) }
    await db.update(stays).set(days).where(eq(stays.id, id))
    await ask(id, 'check-in', { tags: [71_001, 71_002], idSeen: false })
    const noted = await ask(id, 'note', { note: 'Heavy', shownNote: null })
    const { version } = (await noted.json<StayRecord<string>>()).stay
    const answer = await ask(id, 'undo', { version })
    expect((await answer.json<StayRecord<string>>()).stay).toMatchObject({
      status: 'confirmed',
      deskNote: 'Heavy',
    })
  })
})
