import type { StaffSession } from '../../domain/api.ts'
import type { TillReport } from '../../domain/desk/till.ts'
import type { Pass } from '../../domain/pass/pass.ts'
import type { StaffAttention } from '../../domain/reports/staff-attention.ts'
import type { StaffMessage } from '../../domain/reports/staff-lists.ts'
import type { StayRecord } from '../../domain/stay/stay-record.ts'
import type { SentEmail } from '../mail/mailbox.ts'
import type { DrillStay, People } from './people.ts'

/**
 * Data that the drill compares.
 * Maps have one text per row id, except `passes` (by token) and `staff` (by email address).
 */
export interface Seen {
  newStays: Map<string, string>
  stays: Map<string, string>
  bags: Map<string, string>
  cash: Map<string, string>
  refunds: Map<string, string>
  disputes: Map<string, string>
  passes: Map<string, string>
  messages: Map<string, string>
  staff: Map<string, string>
  tillCounts: Map<string, string>
  /** Recipients, subject and plain text of each email in the mailbox, as JSON. */
  emails: Map<string, string>
  orphans: number
}

export async function look(
  people: People,
  { old, fresh }: { old: readonly DrillStay[]; fresh: readonly DrillStay[] },
  staff: readonly string[],
): Promise<Seen> {
  const stays = [...old, ...fresh]
  const records = await Promise.all(stays.map(({ id }) => people.record(id)))
  const till = await people.staff<TillReport<string>>('till')
  const messages = await people.staff<StaffMessage[]>('contacts')
  const { entries } = await people.staff<StaffAttention>('attention')
  const emails = await people.control<SentEmail[]>('mail')
  return {
    newStays: accounts(records.slice(old.length)),
    stays: accounts(records.slice(0, old.length)),
    bags: rows(records, ({ bags }) => bags),
    cash: new Map(till.entries.map((entry) => [entry.id, JSON.stringify(entry)])),
    refunds: rows(records, ({ refunds }) => refunds),
    disputes: rows(records, ({ disputes }) => disputes),
    passes: await passesOf(people, stays),
    messages: new Map(messages.map((message) => [message.id, JSON.stringify(message)])),
    staff: await sessions(people, staff),
    tillCounts: new Map(till.counts.map((count) => [String(count.id), JSON.stringify(count)])),
    emails: new Map(
      emails.map(({ id, to, subject, text }) => [id, JSON.stringify([to, subject, text])]),
    ),
    orphans: entries.filter(({ kind }) => kind === 'orphan').length,
  }
}

function accounts(records: readonly StayRecord<string>[]): Map<string, string> {
  return new Map(records.map((record) => [record.stay.id, told(record)]))
}

/**
 * Returns the stay's status, version and money as JSON.
 * Leaves out the columns that the harm overwrote, because the restore must change them.
 */
function told({ stay }: StayRecord<string>): string {
  const { status, version, netPrice, received, refunded, chargedBack, balance } = stay
  return JSON.stringify({ status, version, netPrice, received, refunded, chargedBack, balance })
}

function rows<Row extends { id: string }>(
  records: readonly StayRecord<string>[],
  of: (record: StayRecord<string>) => readonly Row[],
): Map<string, string> {
  return new Map(records.flatMap(of).map((row) => [row.id, JSON.stringify(row)]))
}

async function passesOf(people: People, stays: readonly DrillStay[]) {
  const tokens = stays.flatMap(({ passToken }) => passToken ?? [])
  const read = async (token: string) => {
    const authorization = { Authorization: `Bearer ${token}` }
    const pass = await people.request<Pass>('/api/pass', undefined, authorization).catch(() => null)
    return [token, pass ? 'opens' : 'closed'] as const
  }
  return new Map(await Promise.all(tokens.map(read)))
}

async function sessions(people: People, staff: readonly string[]) {
  const read = async (email: string) => {
    const { staffId } = await people.staff<StaffSession>('session', undefined, email)
    return [email, staffId] as const
  }
  return new Map(await Promise.all(staff.map(read)))
}
