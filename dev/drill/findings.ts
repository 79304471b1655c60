import type { Seen } from './witness.ts'

export interface Finding {
  what: string
  found: number
  expected: number
}

type Things = { [Name in keyof Seen]: Seen[Name] extends Map<string, string> ? Name : never }
type ThingsSeen = Things[keyof Things]

const names: Record<Exclude<ThingsSeen, 'emails'>, string> = {
  newStays: 'stays made since the last good minute, with status and account',
  stays: 'stays from before, with status and account of the last minute',
  bags: 'bags, with tag and status',
  cash: 'cash movements in the drawer',
  refunds: 'refunds',
  disputes: 'disputes',
  passes: 'passes of guests that open',
  messages: 'messages',
  staff: 'members of staff',
  tillCounts: 'counts of the till',
}

/** Compares what was seen just before the restore with what was seen after the merge. */
export function findings(before: Seen, after: Seen): Finding[] {
  const compared = Object.entries(names).map(([name, what]) => {
    const [was, is] = [before[name as ThingsSeen], after[name as ThingsSeen]]
    const found = [...was].filter(([key, value]) => is.get(key) === value).length
    return { what, found, expected: was.size }
  })
  return [
    ...compared,
    {
      what: `emails sent twice, of ${before.emails.size}`,
      found: sentTwice(before, after),
      expected: 0,
    },
    { what: 'payments without a stay', found: after.orphans, expected: 0 },
  ]
}

/** Counts the new emails in `after` with the recipients, subject and text of one in `before`. */
function sentTwice(before: Seen, after: Seen): number {
  const sent = new Set(before.emails.values())
  const since = [...after.emails].filter(([id]) => !before.emails.has(id))
  return since.filter(([, email]) => sent.has(email)).length
}

export function isComplete(all: readonly Finding[]): boolean {
  return all.every(({ found, expected }) => found === expected)
}

export function findingLine({ what, found, expected }: Finding): string {
  return expected === 0 ? `${found} ${what}` : `${found} of ${expected} ${what}`
}
