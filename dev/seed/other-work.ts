import type { MadeBooking, SentMessage } from '../../domain/api.ts'
import { locales } from '../../domain/business/locales.ts'
import { needsComment } from '../../domain/desk/closing.ts'
import type { TillCount } from '../../domain/desk/till.ts'
import { addDays, type CalendarDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { Agenda } from './agenda.ts'
import { clerk, Desk, owner } from './desk.ts'
import type { SeedOffice } from './office.ts'
import { words } from './words.ts'

const hour = 3_600_000

/** Days from today on which a visitor sends a message, one for each of `locales` in their order. */
const messageDays = [-19, -16, -12, -8, -5, -2, -1]
/** Number of visitors' messages, counted from the last, that stay unread. */
const unread = 2

/** Plans everything except stays with luggage: messages, rides, closures and the drawer. */
export function planOtherWork(office: SeedOffice, agenda: Agenda, today: CalendarDate): void {
  const at = (day: number, time: string) => tiranaInstant(addDays(today, day), time)
  planMessages(office, agenda, at)
  planServices(office, agenda, at)
  planClosures(office, agenda, at)
  planDrawer(office, agenda, at)
}

type At = (day: number, time: string) => Date

function planMessages(office: SeedOffice, agenda: Agenda, at: At): void {
  for (const [number, locale] of locales.entries()) {
    const { names, message } = words[locale]
    const sentAt = at(messageDays[number] ?? 0, '11:20')
    const [name = ''] = names
    const said = { name, email: `${locale}@guest.example`, subject: message.subject, locale }
    agenda.at(sentAt, async () => {
      const { id } = await office.request<SentMessage>('/api/contacts', {
        ...said,
        message: message.text,
      })
      if (number >= locales.length - unread) return
      const readAt = new Date(sentAt.getTime() + 2 * hour)
      agenda.at(readAt, () => office.staff(clerk, `contacts/${id}/read`, { read: true }))
    })
  }
}

function planServices(office: SeedOffice, agenda: Agenda, at: At): void {
  const desk = new Desk(office)
  async function ask(
    serviceType: string,
    startDate: Date,
    name: string,
    locale: string,
    specialRequests?: string,
  ) {
    const email = `${name.split(' ')[0]?.toLowerCase()}.asks@guest.example`
    const guest = { customerName: name, customerEmail: email, customerPhone: '+355 69 000 0137' }
    const what = { serviceType, startDate, luggageCount: 2, specialRequests }
    const asked = { ...guest, ...what, locale, totalPrice: 0 }
    return office.request<MadeBooking>('/api/bookings', asked)
  }
  agenda.at(at(-12, '10:05'), async () => {
    const { id } = await ask('taxi', at(-10, '06:00'), 'Nina Weber', 'de')
    agenda.at(at(-12, '12:30'), () => desk.act(id, 'confirm', { cents: 2000 }))
    agenda.at(at(-10, '08:10'), async () => {
      const { stay } = await desk.act(id, 'complete')
      await desk.takeMoney(id, stay.balance, 'cash')
    })
  })
  agenda.at(at(-3, '17:45'), async () => {
    const { id } = await ask('tours', at(4, '10:00'), 'Pierre Fabre', 'fr')
    agenda.at(at(-2, '09:30'), () => desk.act(id, 'confirm', { cents: 6000 }))
  })
  agenda.at(at(-1, '16:20'), async () => {
    const place = 'Hotel Rogner to the airport, 3 people, 4 bags'
    const { id } = await ask('taxi', at(0, '22:30'), 'Anna Berg', 'de', place)
    agenda.at(at(-1, '16:40'), async () => {
      await desk.act(id, 'confirm', { cents: 1800 })
      await desk.act(id, 'note', { note: 'Needs a child seat', shownNote: null })
    })
  })
  agenda.at(at(-1, '17:05'), async () => {
    const { id } = await ask('airport-shuttle', at(1, '07:15'), 'Sofia Conti', 'it')
    agenda.at(at(-1, '17:30'), () => desk.act(id, 'confirm', { cents: 1600 }))
  })
  agenda.at(at(-1, '18:50'), () => ask('taxi', at(2, '05:30'), 'Rosa Martín', 'es'))
}

function planClosures(office: SeedOffice, agenda: Agenda, at: At): void {
  const close = (kind: string, from: Date, to: Date, reason: string) =>
    office.staff(owner, 'closures', { kind, from, to, reason })
  agenda.at(at(-20, '09:15'), () =>
    close('closed', at(-15, '19:00'), at(-15, '23:00'), 'A wedding in the family'),
  )
  agenda.at(at(-1, '08:40'), () =>
    close('full', at(6, '17:00'), at(6, '21:00'), 'A school group of sixty'),
  )
}

/** Plans the drawer. One count is 50 lek short, and yesterday's count gets no closing. */
function planDrawer(office: SeedOffice, agenda: Agenda, at: At): void {
  async function inDrawer() {
    const sums = await office.db
      .prepare(
        `SELECT sum(taken_cents - given_cents) AS cents, sum(taken_lek - given_lek) AS lek
        FROM drawer`,
      )
      .first<{ cents: number; lek: number }>()
    return sums ?? { cents: 0, lek: 0 }
  }
  const move = (kind: string, cash: object, reason: string) =>
    office.staff(owner, 'till/movements', { kind, cash, reason })
  const float = { cents: 10_000, lek: 8000 }
  agenda.at(at(-23, '08:05'), () => move('float', float, 'Change for the desk'))
  for (let day = -23; day <= 0; day += 1) {
    agenda.at(at(day, '22:50'), async () => {
      const { cents, lek } = await inDrawer()
      const missing = day === -7 ? 50 : 0
      const counted = { cents, lek: lek - missing }
      const count = await office.staff<TillCount<string>>(clerk, 'till/counts', counted)
      const reason = needsComment(count) ? { reason: 'A coin too many in somebody’s change' } : {}
      if (day !== -1) await office.staff(clerk, 'till/closings', { count: count.id, ...reason })
    })
  }
  for (const day of [-17, -10, -3]) {
    agenda.at(at(day, '22:45'), async () => {
      const { cents, lek } = await inDrawer()
      const rest = { cents: Math.max(0, cents - float.cents), lek: Math.max(0, lek - float.lek) }
      if (rest.cents + rest.lek > 0) await move('banked', rest, 'To the bank')
    })
  }
}
