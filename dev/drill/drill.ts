import { writeFileSync } from 'node:fs'
import type { StaffAttention } from '../../domain/reports/staff-attention.ts'
import { mergeReport } from '../restore/merge-report.ts'
import { type DumpFiles, mergeFile, planMerge } from '../restore/plan-merge.ts'
import { arrival, departure, type GoodDay, goodDay, harm, laterWork } from './days.ts'
import { type Finding, findings } from './findings.ts'
import { type DrillStay, People } from './people.ts'
import { Place } from './place.ts'
import { DrillSite } from './site.ts'
import { look, type Seen } from './witness.ts'

export interface DrillOptions {
  root: string
  /** True to build the pages even if a build exists. */
  builds?: boolean
  say: (line: string) => void
  /** Opens the pass of `stay`, which was created after the harm, on a phone. */
  phone?: (site: DrillSite, stay: DrillStay) => Promise<Phone>
}

export interface Phone {
  keepsPass: () => Promise<Finding>
  showsStay: () => Promise<Finding>
  close: () => Promise<void>
}

export interface DrillResult {
  found: Finding[]
  /** Seconds from closing the site to opening it again. */
  seconds: number
}

/**
 * Backdates the clock (`worker/db/clock.ts`) by three hours.
 * The Worker then holds jobs and emails, as it does after a restore that goes back that far.
 */
const threeHoursEarlier = `UPDATE job_runs SET ok_at = ok_at - ${3 * 3_600_000} WHERE name = 'clock'`

const staff = ['arta@example.com', 'drita@example.com']

/**
 * Rehearses a harm and the restore described in docs/restore.md, on a temporary local D1.
 * Copies of the database file replace Time Travel. Throws if a step fails. Lost data is reported in
 * `found` instead.
 */
export async function drill({
  root,
  builds = false,
  say,
  phone,
}: DrillOptions): Promise<DrillResult> {
  const place = new Place(root)
  await place.migrate()
  const site = await DrillSite.prepare(root, place, { builds })
  try {
    await site.start()
    const people = new People(site)
    const before = await goodDay(people)
    await site.runJobs()
    const good = await look(people, { old: staysOf(before), fresh: [] }, staff.slice(0, 1))
    await place.bookmark('good-minute')
    await arrival(people, before)

    say('A bad statement is run by hand.')
    await place.execute('--command', harm)
    await place.bookmark('after-harm')
    const work = await laterWork(people, before)
    await site.runJobs()
    const stays = { old: staysOf(before), fresh: work.stays }
    const last = await look(people, stays, staff)
    const watched = await phone?.(site, work.stays[0])

    say('The harm is noticed. The site is closed.')
    const closedAt = Date.now()
    await site.stop()
    const files = await restore(place)
    const onPhone = watched ? [await whileClosed(site, watched)] : []
    await merge(place, files, say)
    await site.start()
    const seconds = Math.round((Date.now() - closedAt) / 1000)
    say(`The site is open again after ${seconds} seconds.`)

    await site.runJobs()
    const released = await releaseHold(people)
    await site.runJobs()
    await site.runJobs()
    const now = await look(people, stays, staff)
    if (watched) onPhone.push(await watched.showsStay())
    await watched?.close()
    const all = [
      ...findings(last, now),
      await harmLeft(people, before),
      ...found(good, now),
      released,
      await leaves(people, before),
    ]
    return { found: [...all, ...onPhone], seconds }
  } finally {
    await site.close()
    place.remove()
  }
}

async function restore(place: Place): Promise<DumpFiles> {
  const now = await place.export('now.sql')
  place.restore('after-harm')
  const base = await place.export('base.sql')
  place.restore('good-minute')
  await place.execute('--command', threeHoursEarlier)
  return { now, base, restored: await place.export('restored.sql') }
}

/** Ends the hold of jobs and emails as an owner does after a restore, and sends the emails. */
async function releaseHold(people: People): Promise<Finding> {
  const { hold } = await people.staff<StaffAttention>('attention')
  if (hold) await people.staff('hold/release', { emails: 'send' })
  const after = await people.staff<StaffAttention>('attention')
  const what = 'holds of jobs and emails that an owner released'
  return { what, found: hold && !after.hold ? 1 : 0, expected: 1 }
}

/**
 * Checks that the guest whose bag `arrival` checked in can be checked out.
 * Only succeeds if both the stay's status and its bag were restored.
 */
async function leaves(people: People, before: GoodDay): Promise<Finding> {
  const what = 'guests who leave, after their bag came in between the two times'
  return { what, found: await departure(people, before), expected: 1 }
}

/** Checks that the phone still shows its pass while the site is closed. */
async function whileClosed(site: DrillSite, watched: Phone): Promise<Finding> {
  await site.start({ isRestoring: true })
  const finding = await watched.keepsPass()
  await site.stop()
  return finding
}

async function merge(place: Place, files: DumpFiles, say: (line: string) => void): Promise<void> {
  const plan = planMerge(files, { keepsInserted: false })
  say(mergeReport(plan))
  writeFileSync(place.file('merged.sql'), mergeFile(plan))
  await place.execute('--file', place.file('merged.sql'))
  const after = await place.export('after.sql')
  const rest = planMerge({ ...files, restored: after }, { keepsInserted: false })
  if (rest.statements.length > 0) throw new Error('A second merge still finds something to write.')
}

function staysOf({ paid, reserved, here }: GoodDay) {
  return [...paid, ...reserved, ...here]
}

/** Counts the contact messages that the harm deleted and the restore brought back unchanged. */
function found(good: Seen, now: Seen): Finding[] {
  const back = [...good.messages].filter(([id, message]) => now.messages.get(id) === message)
  const what = 'messages back that the harm deleted'
  return [{ what, found: back.length, expected: good.messages.size }]
}

async function harmLeft(people: People, before: GoodDay): Promise<Finding> {
  const records = await Promise.all(staysOf(before).map(({ id }) => people.record(id)))
  const harmed = records.filter(
    ({ stay }) => stay.customerName === 'Nobody' || stay.specialRequests === 'harm',
  )
  return { what: 'stays with the harm', found: harmed.length, expected: 0 }
}
