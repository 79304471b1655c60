import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { changeStay } from '../../../domain/booking/change-stay.ts'
import { cancelStay } from '../../../domain/desk/stay-actions.ts'
import type { StartedChangePayment } from '../../../domain/pass/pass.ts'
import { openDesk } from '../support/desk.ts'
import { at, reservationRequest, submitKey, threeDays } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('calendar')
const { site, stripe } = till

/** The calendar files attached to the emails about a stay, in the order they were sent. */
function filesOf(reference: string): string[][] {
  return site.mailbox.sent
    .filter(({ subject }) => subject.includes(reference))
    .map(({ attachments = [] }) =>
      attachments
        .filter(({ filename }) => filename.endsWith('.ics'))
        .map(({ content }) => new TextDecoder().decode(content as Uint8Array)),
    )
}

/** What a calendar reads in such a file: its method, and each visit's UID, sequence, status and start. */
function read(text: string) {
  const record = new ICAL.Component(ICAL.parse(text))
  const said = (part: ICAL.Component, name: string) => part.getFirstPropertyValue(name)
  const visits = record.getAllSubcomponents('vevent')
  return {
    method: said(record, 'method'),
    uids: visits.map((visit) => said(visit, 'uid')),
    sequences: visits.map((visit) => said(visit, 'sequence')),
    states: visits.map((visit) => said(visit, 'status')),
    starts: visits.map((visit) => new ICAL.Event(visit).startDate.toJSDate().toISOString()),
  }
}

/** Booked, changed twice and cancelled: one pair of visits with the sequences 0 to 3, cancelled in the last. */
function expectOneCourse(reference: string) {
  const emails = filesOf(reference)
  expect(emails.map((files) => files.length)).toEqual([1, 1, 1, 2])
  const records = emails.map((texts) => texts.map(read))
  expect(records.map((email) => email.flatMap(({ sequences }) => sequences))).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  const uids = records.map((email) =>
    email
      .flatMap((record) => record.uids)
      .sort()
      .join(' '),
  )
  expect(new Set(uids).size).toBe(1)
  const methods = records.map((email) => email.map(({ method }) => method))
  expect(methods).toEqual([['PUBLISH'], ['PUBLISH'], ['PUBLISH'], ['CANCEL', 'CANCEL']])
  expect(records.at(-1)?.flatMap(({ states }) => states)).toEqual(['CANCELLED', 'CANCELLED'])
  return records
}

it('a stay’s calendar files keep their UIDs, count up with each change, and end cancelled', async () => {
  const desk = await openDesk(till)
  const answer = await site.post('/api/reservations', reservationRequest)
  const { id, reference } = await answer.json<{ id: string; reference: string }>()
  for (const day of [5, 6]) {
    const endDate = new Date(at(day, '12:00'))
    const outcome = await desk.does(id, (record, context) =>
      changeStay(record, { endDate }, 'asked', context),
    )
    expect(outcome).toBe('done')
    await site.runJobs(0)
  }
  await desk.does(id, (record, context) => cancelStay(record, 'ill', context))
  await site.runJobs(0)
  expectOneCourse(reference)
})

it('calendar files of paid changes count the same, with a new pick-up only once paid', async () => {
  const intent = await till.book(threeDays)
  const { bookingId: id, reference } = intent
  await stripe.pay(intent.paymentIntentId)
  const { passToken } = await (await till.comeBack(intent)).json<{ passToken: string }>()
  const asks = (action: string, body: object) =>
    site.post(`/api/pass/${action}`, body, { authorization: `Bearer ${passToken}`, ...submitKey() })
  for (const day of [6, 7]) {
    const requested = { endDate: at(day, '17:00'), shown: { toCard: 0, atDesk: 0, due: 600 } }
    const { paymentIntentId } = await (await asks('pay', requested)).json<StartedChangePayment>()
    await site.runJobs(0)
    await stripe.pay(paymentIntentId)
    await till.deliverAll(paymentIntentId)
    await site.runJobs(0)
  }
  const shown = { toCard: 3000, atDesk: 0, due: 0 }
  expect((await asks('cancel', { shown })).status).toBe(200)
  await site.runJobs(0)
  expect((await till.record(id)).stay.status).toBe('cancelled')
  // The confirmation page, which makes files too, has the same count as the emails.
  expect((await till.statusOf(intent)).changes).toBe(3)
  const pickUps = expectOneCourse(reference).map((records) => records.at(-1)?.starts.at(-1))
  expect(pickUps).toEqual([5, 6, 7, 7].map((day) => at(day, '17:00')))
})
