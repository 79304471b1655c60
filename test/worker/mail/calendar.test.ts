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

const all = (name: string, text: string) =>
  [...text.matchAll(new RegExp(`^${name}:(.*)\r$`, 'gm'))].map(([, value]) => value)

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
  const said = mails.map((files) => files.join(''))
  expect(said.map((text) => all('SEQUENCE', text))).toEqual([
    ['0', '0'],
    ['1', '1'],
    ['2', '2'],
    ['3', '3'],
  ])
  const uids = said.map((text) => all('UID', text).sort().join(' '))
  expect(new Set(uids).size).toBe(1)
  expect(said.map((text) => [...new Set(all('METHOD', text))])).toEqual([
    ['PUBLISH'],
    ['PUBLISH'],
    ['PUBLISH'],
    ['CANCEL'],
  ])
})
