import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { addDays, tiranaDate, tiranaInstant } from '../../domain/time/calendar.ts'
import type { StoredAccount } from '../stripe/stored-account.ts'
import { Agenda } from './agenda.ts'
import { SeedOffice } from './office.ts'
import { planOtherWork } from './other-work.ts'
import { planMonth } from './plan.ts'
import { statementsOf } from './statements.ts'
import { Stays } from './stays.ts'

export interface MonthOptions {
  root: string
  seed: number
  now: Date
  /**
   * True if the target has stand-ins for Stripe and the mailbox.
   * If false, no stay is paid online, and stays have no email address.
   */
  hasStandIns: boolean
  /** True to create only the stays that every month has (see `planMonth`). */
  isQuiet?: boolean
  /** Staff members of the target. They keep their ids. */
  staff: readonly StaffRow[]
}

export interface StaffRow {
  id: string
  username: string
  created_at: number
}

export interface Month {
  /** Statements that fill an unused database. */
  statements: string[]
  /** Account for Stripe's stand-in, with the payments. `null` if the target has no stand-ins. */
  account: StoredAccount | null
  stays: number
}

/** Tirana times at which the jobs run each day. */
const jobTimes = ['10:20', '18:20']
const first = -29

/**
 * Simulates about a month before `now` on a Worker in memory.
 * Some stays are booked for the days after `now`.
 */
export async function playMonth({ root, ...options }: MonthOptions): Promise<Month> {
  const folder = mkdtempSync(join(tmpdir(), 'seed-'))
  const stateFile = join(folder, 'stand-ins.json')
  try {
    const office = await SeedOffice.open(root, stateFile)
    const statements = await play(office, options)
      .then(() => statementsOf(office.db, { keepsAddresses: options.hasStandIns }))
      .finally(() => office.close())
    const { accounts } = JSON.parse(readFileSync(stateFile, 'utf8')) as {
      accounts: StoredAccount[]
    }
    const account = options.hasStandIns ? (accounts[0] ?? null) : null
    const stays = statements.filter((one) => one.startsWith('INSERT INTO "stays"')).length
    return { statements, account, stays }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function play(
  office: SeedOffice,
  { seed, now, hasStandIns, isQuiet, staff }: Omit<MonthOptions, 'root'>,
): Promise<void> {
  for (const { id, username, created_at: at } of staff) {
    const insert = office.db.prepare(
      'INSERT INTO staff (id, username, created_at) VALUES (?, ?, ?)',
    )
    await insert.bind(id, username, at).run()
  }
  const today = tiranaDate(now)
  const agenda = new Agenda(now)
  const stays = new Stays(office, agenda)
  for (const planned of planMonth(seed, today, isQuiet)) {
    stays.plan(hasStandIns || planned.way !== 'card' ? planned : { ...planned, way: 'reservation' })
  }
  planOtherWork(office, agenda, today)
  for (let day = first; day <= 0; day += 1) {
    for (const time of jobTimes) {
      agenda.at(tiranaInstant(addDays(today, day), time), () => office.runJobs())
    }
  }
  await office.setClock(tiranaInstant(addDays(today, first), '00:00'))
  await agenda.play(office)
  await office.runJobs()
}
