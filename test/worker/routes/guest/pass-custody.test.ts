import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { Pass } from '../../../../domain/pass/pass.ts'
import type { StayHistory } from '../../../../domain/stay/stay-history.ts'
import { plainJpeg } from '../../../domain/support/jpegs.ts'
import { asStaff } from '../../support/access.ts'
import { forgetGuest } from '../../support/forgotten-guest.ts'
import { siteOrigin } from '../../support/names.ts'
import { reservationRequest, submitKey } from '../../support/requests.ts'
import { openSite } from '../../support/site.ts'
import { errorOf, openTill } from '../../support/till.ts'

const till = openTill('pass_custody')
const { site } = till
const minute = 60_000
const drita = await asStaff({ email: 'drita@office.example' })
const besnik = await asStaff({ email: 'besnik@office.example' })

const holding = (token: string) => ({ authorization: `Bearer ${token}` })

let guests = 0
let tag = 940_000

/** A guest whose two bags were just checked in, the first with a photo. */
async function kept() {
  guests += 1
  tag += 2
  const customerEmail = `guest${guests}@custody.example`
  const request = { ...reservationRequest, customerEmail }
  const made = await site.post('/api/reservations', request, submitKey())
  const { id, passToken } = await made.json<{ id: string; passToken: string }>()
  const tags = [tag, tag + 1]
  await site.post(`/api/staff/stays/${id}/check-in`, { tags, idSeen: true }, drita)
  const { bags } = await shownTo(passToken)
  const bagId = bags[0]?.id ?? ''
  const headers = { ...drita, origin: siteOrigin, 'content-type': 'image/jpeg', ...submitKey() }
  const path = `/api/staff/bags/${bagId}/photo`
  const put = await site.fetch(path, { method: 'PUT', headers, body: plainJpeg })
  expect(put.status).toBe(200)
  return { id, passToken, tags, bagId }
}

async function shownTo(token: string, at = site): Promise<Pass> {
  return (await at.fetch('/api/pass', { headers: holding(token) })).json()
}

const photo = (token: string, bagId: string, at = site) =>
  at.fetch(`/api/pass/bags/${bagId}/photo`, { headers: holding(token) })

const gives = (id: string, body: object) =>
  site.post(`/api/staff/stays/${id}/check-out`, body, { ...besnik, ...submitKey() })

const isNow = (instant: string | null | undefined) =>
  Math.abs(Date.parse(instant ?? '') - Date.now()) < minute

describe('the custody record on the pass', () => {
  it('shows when each bag came, when it left and to whom', async () => {
    const { id, passToken, tags } = await kept()
    const named = { name: 'Anna Ferri', tags: [tags[1]], items: null }
    const headers = { ...holding(passToken), ...submitKey() }
    const made = await site.post('/api/pass/collectors', named, headers)
    const [collector] = (await made.json<Pass>()).collectors
    const here = (await shownTo(passToken)).bags
    expect(here.map((bag) => [bag.tag, isNow(bag.inAt), bag.outAt])).toEqual(
      tags.map((own) => [own, true, null]),
    )
    await gives(id, { tags: [tags[0]], outTo: 'guest' })
    await gives(id, { tags: [tags[1]], outTo: 'collector', collector: collector?.id })
    const { bags } = await shownTo(passToken)
    expect(bags).toMatchObject([
      { tag: tags[0], outTo: 'guest', collectorId: null, photo: true },
      { tag: tags[1], outTo: 'collector', collectorId: collector?.id, photo: false },
    ])
    expect(bags.every(({ inAt, outAt }) => isNow(inAt) && isNow(outAt))).toBe(true)
  })

  it('shows staff who checked each bag in and out, without undone mistakes', async () => {
    const { id, tags } = await kept()
    await gives(id, { tags, outTo: 'guest' })
    const { stay } = await till.record(id)
    const undone = { version: stay.version }
    await site.post(`/api/staff/stays/${id}/undo`, undone, { ...besnik, ...submitKey() })
    await gives(id, { tags: [tags[0]], outTo: 'guest' })
    const answer = await site.fetch(`/api/staff/stays/${id}/history`, { headers: drita })
    const records = (await answer.json<StayHistory>()).bags
    const known = (await till.record(id)).bags.filter(({ status }) => status !== 'voided')
    expect(known.map((bag) => records.find((record) => record.id === bag.id))).toMatchObject([
      { inBy: 'drita@office.example', outBy: 'besnik@office.example' },
      { inBy: 'drita@office.example', outBy: null, outAt: null },
    ])
  })
})

describe('a photo of a bag', () => {
  it('is shown to its guest and not cached', async () => {
    const { passToken, bagId } = await kept()
    const answer = await photo(passToken, bagId)
    expect(answer.status).toBe(200)
    expect(new Uint8Array(await answer.arrayBuffer())).toEqual(plainJpeg)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'cross-origin-resource-policy': 'same-origin',
    })
  })

  it('is hidden from other guests, collectors, strangers and links of another secret', async () => {
    const [{ passToken, bagId }, other] = [await kept(), await kept()]
    const named = { name: 'Anna Ferri', tags: null, items: null }
    const headers = { ...holding(passToken), ...submitKey() }
    const made = await site.post('/api/pass/collectors', named, headers)
    const [collector] = (await made.json<Pass>()).collectors
    const revoked = openSite({ ...site.bindings, LINK_SECRET: 'a secret that came after that one' })
    for (const answer of [
      await photo(other.passToken, bagId),
      await photo(collector?.token ?? '', bagId),
      await photo(passToken, bagId, revoked),
      await site.fetch(`/api/pass/bags/${bagId}/photo`),
    ]) {
      expect([answer.status, (await errorOf(answer)).code]).toEqual([404, 'not_found'])
    }
  })

  it('is gone at once if its guest is erased, before it leaves the bucket', async () => {
    const { id, passToken, bagId } = await kept()
    await forgetGuest(id)
    expect((await env.PHOTOS.list()).objects.length).toBeGreaterThan(0)
    expect((await photo(passToken, bagId)).status).toBe(404)
  })

  it('is 404 if there is none, if its check-in was undone, and without a bucket', async () => {
    const { id, passToken, bagId } = await kept()
    const off = openSite({ ...site.bindings, PHOTOS: undefined })
    const shown = async (at = site) => (await shownTo(passToken, at)).bags.map((bag) => bag.photo)
    expect([await shown(), await shown(off)]).toEqual([
      [true, false],
      [false, false],
    ])
    expect((await photo(passToken, bagId, off)).status).toBe(404)
    const other = (await shownTo(passToken)).bags[1]?.id ?? ''
    expect((await photo(passToken, other)).status).toBe(404)
    const { stay } = await till.record(id)
    const undone = { version: stay.version }
    await site.post(`/api/staff/stays/${id}/undo`, undone, { ...drita, ...submitKey() })
    expect((await photo(passToken, bagId)).status).toBe(404)
  })
})
