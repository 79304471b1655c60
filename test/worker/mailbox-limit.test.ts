import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '../../worker/db/database.ts'
import { stays } from '../../worker/db/schema/stays.ts'
import { reservationRequest, submitKey } from './support/requests.ts'
import { openSite } from './support/site.ts'
import { errorOf } from './support/till.ts'

const site = openSite()
const reserve = (customerEmail: string, key = submitKey()) =>
  site.post('/api/reservations', { ...reservationRequest, customerEmail }, key)

it('a family can use one address, and nobody can flood a mailbox from many networks', async () => {
  const first = submitKey()
  expect((await reserve('ada@guest.example', first)).status).toBe(201)
  for (let count = 2; count <= 10; count += 1) {
    expect((await reserve(`Ada+${count}@guest.example`)).status).toBe(201)
  }
  for (const address of ['ada@guest.example', 'ADA@guest.example', 'ada+x@guest.example']) {
    const answer = await reserve(address)
    expect(answer.status).toBe(429)
    expect(answer.headers.get('retry-after')).toBe('3600')
    expect((await errorOf(answer)).code).toBe('rate_limited')
  }
  expect(site.mailbox.sent).toHaveLength(10)
  // Neither the lost answer of an earlier submit nor another guest is held up.
  expect((await reserve('ada@guest.example', first)).status).toBe(201)
  for (const address of ['adam@guest.example', 'ada@other.guest.example']) {
    expect((await reserve(address)).status).toBe(201)
  }

  const hourAgo = new Date(Date.now() - 60 * 60_000)
  await database(env).update(stays).set({ createdAt: hourAgo })
  expect((await reserve('ada@guest.example')).status).toBe(201)
})

it('nor by asking from all of them at once', async () => {
  const crowd = Array.from({ length: 15 }, () => reserve('zoe@guest.example'))
  const statuses = (await Promise.all(crowd)).map(({ status }) => status)
  expect(statuses.toSorted()).toEqual([...Array(10).fill(201), ...Array(5).fill(429)])
  expect(site.mailbox.sent.filter(({ to }) => to === 'zoe@guest.example')).toHaveLength(10)
})

it('a mailbox whose name is long can be written to again', async () => {
  const host = `${'faculty.'.repeat(8)}university.example`
  for (const local of ['ada+luggage', 'ada+luggage', 'ada']) {
    expect((await reserve(`${local}@${host}`)).status).toBe(201)
  }
})
