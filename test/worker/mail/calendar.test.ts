import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { amendStay } from '../../../domain/amend-stay.ts'
import { cancelStay } from '../../../domain/stay-actions.ts'
import { openDesk } from '../support/desk.ts'
import { at, reservationRequest } from '../support/requests.ts'
import { openTill } from '../support/till.ts'

const till = openTill('calendar')
const { site } = till

/** The calendar files that went along with the mails about a stay, in the order in which they were sent. */
function filesOf(reference: string): string[][] {
  return site.mailbox.sent
    .filter(({ subject }) => subject.includes(reference))
    .map(({ attachments = [] }) =>
      attachments
        .filter(({ filename }) => filename.endsWith('.ics'))
        .map(({ content }) => new TextDecoder().decode(content as Uint8Array)),
    )
}

/** What a calendar reads in such a file: what it is to do, and of each visit, whose, how new and whether it stands. */
function read(text: string) {
  const file = new ICAL.Component(ICAL.parse(text))
  const said = (part: ICAL.Component, name: string) => part.getFirstPropertyValue(name)
  const visits = file.getAllSubcomponents('vevent')
  return {
    method: said(file, 'method'),
    uids: visits.map((visit) => said(visit, 'uid')),
    sequences: visits.map((visit) => said(visit, 'sequence')),
    states: visits.map((visit) => said(visit, 'status')),
  }
}

it('a stay that is booked, moved twice and cancelled keeps its UIDs, in files 0 to 3, and is struck out', async () => {
  const desk = await openDesk(till)
  const answer = await site.post('/api/reservations', reservationRequest)
  const { id, reference } = await answer.json<{ id: string; reference: string }>()
  for (const day of [5, 6]) {
    const endDate = new Date(at(day, '12:00'))
    const outcome = await desk.does(id, (file, doing) =>
      amendStay(file, { endDate }, 'asked', doing),
    )
    expect(outcome).toBe('done')
    await site.runJobs(0)
  }
  await desk.does(id, (file, doing) => cancelStay(file, 'ill', doing))
  await site.runJobs(0)
  const mails = filesOf(reference)
  expect(mails.map((files) => files.length)).toEqual([1, 1, 1, 2])
  const files = mails.map((texts) => texts.map(read))
  expect(files.map((mail) => mail.flatMap(({ sequences }) => sequences))).toEqual([
    [0, 0],
    [1, 1],
    [2, 2],
    [3, 3],
  ])
  const uids = files.map((mail) =>
    mail
      .flatMap((file) => file.uids)
      .sort()
      .join(' '),
  )
  expect(new Set(uids).size).toBe(1)
  const methods = files.map((mail) => mail.map(({ method }) => method))
  expect(methods).toEqual([['PUBLISH'], ['PUBLISH'], ['PUBLISH'], ['CANCEL', 'CANCEL']])
  expect(files.at(-1)?.flatMap(({ states }) => states)).toEqual(['CANCELLED', 'CANCELLED'])
})
