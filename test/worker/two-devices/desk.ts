import { expect, vi } from 'vitest'
import { lekPerEuro, lekRates, limits } from '../../../domain/business/business.ts'
import { dueNow } from '../../../domain/desk/due-now.ts'
import type { TillReport } from '../../../domain/desk/till.ts'
import { accountOf } from '../../../domain/payments/account.ts'
import { changeFor, minus, noCash } from '../../../domain/payments/drawer.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { chanceOf } from '../bad-week/chance.ts'
import { submitKey } from '../support/requests.ts'
import type { openTill } from '../support/till.ts'
import { type Device, openDevice } from './device.ts'
import { openHands } from './hands.ts'

type Till = ReturnType<typeof openTill>

const ways = ['euro', 'lek', 'card'] as const

/** Two devices and a colleague at a third one that is always online; guests, bags and money. */
export async function openDesk(till: Till, seed: number) {
  const [chance, hands, counts] = [chanceOf(seed), openHands(), new Map<string, number>()]
  const count = (what: string) => void counts.set(what, (counts.get(what) ?? 0) + 1)
  const world = { site: till.site, chance, hands, count, tally: { clashes: 0, drops: 0 } }
  const open = (name: string) => openDevice(`${name}@two.example`, world)
  const [arta, beni, colleague] = [await open('arta'), await open('beni'), await open('cela')]
  /** The stay that the same guest has on another device. */
  const twins = new Map<string, string>()
  const stays = new Set<string>()
  /** Guests who have brought their bags. */
  const came = new Set<string>()
  let guests = 0

  const later = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

  /** A reservation for today. */
  async function expects(luggageCount = 2): Promise<string> {
    guests += 1
    const [startDate, endDate] = [5, 8 * 60].map(
      (minutes) => new Date(Date.now() + minutes * 60_000),
    )
    const customerEmail = `guest${guests}@two.example`
    const guest = { customerName: `Guest ${guests}`, customerEmail, luggageCount }
    const request = { ...guest, startDate, endDate }
    const answer = await till.site.post('/api/reservations', request, submitKey())
    expect(answer.status, await answer.clone().text()).toBe(201)
    const { id } = await answer.json<{ id: string }>()
    stays.add(id)
    return id
  }

  /** A payment of the amount as a guest hands it over, and the cash it brings. */
  function payment(cents: number, way = chance.oneOf(ways)) {
    if (way === 'card') return { payment: { method: 'desk_card' as const, cents }, cash: noCash }
    const method = 'cash' as const
    if (way === 'euro') return { payment: { method, cents }, cash: { cents, lek: 0 } }
    const tendered = { cents: 0, lek: Math.ceil((cents * lekPerEuro) / 100_000) * 1000 }
    const given = changeFor(cents, tendered, 'ALL') ?? noCash
    const lekRate = lekRates.find((rate) => rate === lekPerEuro)
    const cash = { taken: tendered, given, lekPerEuro: lekRate }
    return { payment: { method, cents, cash }, cash: minus(tendered, given) }
  }

  async function checksIn(device: Device, stayId: string, tags: number[]): Promise<void> {
    const isNew = await device.acts('POST /api/staff/stays/:id/check-in', stayId, {
      tags,
      idSeen: true,
    })
    if (isNew) hands.takes(stayId, tags)
    came.add(stayId)
  }

  const checksInAgain = (device: Device, stayId: string, tags: number[]) =>
    device.acts('POST /api/staff/stays/:id/check-in', stayId, { tags, idSeen: true })

  /** The guest comes back with more bags. */
  async function adds(device: Device, stayId: string, tags: number[]): Promise<void> {
    if (!(await addsAgain(device, stayId, tags))) return
    count(device.isOnline() ? 'bags added online' : 'bags added offline')
    hands.takes(stayId, tags)
  }

  const addsAgain = (device: Device, stayId: string, tags: number[]) =>
    device.acts('POST /api/staff/stays/:id/bags', stayId, { tags })

  /** Pays what the screen says, with the extra days of late bags. */
  async function pays(device: Device, stayId: string): Promise<void> {
    const record = device.shown(stayId)
    const due = record && dueNow(record, new Date())
    if (!due || due.cents === 0) return
    const { payment: paid, cash } = payment(due.cents)
    if (!(await device.acts('POST /api/staff/stays/:id/payments', stayId, paid))) return
    const where = device.isOnline() ? 'online' : 'offline'
    if (due.extraDays !== null) count(`extra days paid ${where}`)
    hands.pays(cash)
  }

  async function checksOut(
    device: Device,
    stayId: string,
    outTo = 'guest' as 'guest' | 'collector',
  ) {
    const record = device.shown(stayId)
    const tags = record ? bagsInside(record).map(({ tag }) => tag) : []
    if (tags.length === 0) return
    const endpoint = 'POST /api/staff/stays/:id/check-out'
    if (!(await device.acts(endpoint, stayId, { tags, outTo }))) return
    hands.gives(stayId, tags)
    // The guest gets back what the screen says.
    const refunds = device.shown(stayId)?.drawer.slice(record?.drawer.length) ?? []
    for (const { taken, given } of refunds) hands.pays(minus(taken, given))
  }

  async function walksIn(
    device: Device,
    tags: number[],
    isPaid = chance.happens(0.7),
    way = chance.oneOf(ways),
  ) {
    guests += 1
    const id = crypto.randomUUID()
    stays.add(id)
    const endDate = new Date(Date.now() + 6 * 3_600_000).toISOString()
    const { payment: paid, cash } = payment(300 * tags.length, way)
    const guest = { id, customerName: `Walk-in ${guests}`, tags, idSeen: false, endDate }
    const body = { ...guest, ...(isPaid && { payment: paid }) }
    if (!(await device.acts('POST /api/staff/stays', id, body))) return id
    hands.takes(id, tags)
    if (isPaid) hands.pays(cash)
    return id
  }

  /** Whatever a guest at this device wants. */
  async function anything(device: Device): Promise<void> {
    if (device.isOnline()) await device.sync()
    later(chance.whole(0, 3))
    const all = chance.shuffled(device.stays())
    const has = (what: (record: StayRecord) => boolean) =>
      all.find((id) => {
        const record = device.shown(id)
        return record !== undefined && what(record)
      })
    const expected = has(({ stay }) => stay.status === 'confirmed')
    const here = has((record) => bagsInside(record).length > 0)
    const owing = has((record) => record.bags.length > 0 && dueNow(record, new Date()).cents > 0)
    const staying = has(
      ({ stay }) => stay.status === 'checked_in' && stay.luggageCount < limits.maxItems,
    )
    const wishes = ['comes', 'comes', 'pays', 'pays', 'leaves', 'adds', 'walks in'] as const
    const wish = chance.oneOf(wishes)
    // A guest comes once: whoever checks the bags in again reads the tags that hang on them.
    if (wish === 'comes' && expected) {
      const hanging = hands.tagsOf(expected)
      if (!came.has(expected)) return checksIn(device, expected, device.free(2))
      if (hanging.length > 0) return void (await checksInAgain(device, expected, hanging))
    }
    if (wish === 'pays' && owing) return pays(device, owing)
    if (wish === 'adds' && staying) return adds(device, staying, device.free(1))
    if (wish === 'leaves' && here) return checksOut(device, here)
    await walksIn(device, device.free(chance.whole(1, 3)))
  }

  /** The devices' backlogs arrive in turns, shuffled; what is refused is settled. */
  async function allArrives(): Promise<void> {
    const sameGuest = (stayId: string) => twins.get(stayId) ?? null
    for (const device of [arta, beni]) device.goes(true)
    for (let turn = 0, left: Device[] = [arta, beni]; left.length > 0; turn += 1) {
      expect(turn, 'turns to send everything').toBeLessThan(100)
      const still: Device[] = []
      for (const device of chance.shuffled(left))
        if (!(await device.drains(sameGuest))) still.push(device)
      left = still
    }
    for (const device of [arta, beni, colleague]) await device.sync()
  }

  /** Compares the books with the shelf and the drawer. */
  async function agrees(days: readonly string[] = [tiranaDate(new Date())]): Promise<void> {
    const known: StayRecord[] = []
    for (const id of stays) {
      const record = await till.record(id).catch(() => null)
      if (record) known.push(record)
    }
    for (const record of known) expect(record.stay).toMatchObject(accountOf(record))
    const inside = known.flatMap((record) =>
      bagsInside(record).map(({ tag }) => `${tag} of ${record.stay.id}`),
    )
    expect(inside.toSorted()).toEqual(hands.bags())
    const counted = await colleague.post('/till/counts', hands.drawer())
    const { expected } = await counted.json<{ expected: { cents: number; lek: number } }>()
    expect(minus(hands.drawer(), expected)).toEqual(hands.unexplained())
    // The till's reports explain the difference.
    const reports = await Promise.all(
      days.map((day) => colleague.get<TillReport<string>>(`/till?day=${day}`)),
    )
    const left = reports
      .flatMap(({ dropped }) => dropped)
      .filter(({ money, handedBack }) => money?.method === 'cash' && !handedBack)
    const sum = (key: 'cents' | 'lek') =>
      left.reduce((total, { money }) => total + (money?.[key] ?? 0), 0)
    expect({ cents: sum('cents'), lek: sum('lek') }).toEqual(hands.unexplained())
  }

  return {
    arta,
    beni,
    colleague,
    chance,
    hands,
    counts,
    twins,
    later,
    expects,
    checksIn,
    checksInAgain,
    adds,
    addsAgain,
    pays,
    checksOut,
    walksIn,
    anything,
    allArrives,
    agrees,
  }
}
