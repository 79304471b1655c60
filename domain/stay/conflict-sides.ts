import type { LastSeen } from './client-context.ts'
import type { PastChange } from './stay-history.ts'

/**
 * The two sides of a conflict: an offline action, and what the server had recorded before it
 * arrived.
 */
export interface ConflictSides {
  done: PastChange
  /** Relevant changes recorded before the offline action arrived, oldest first. */
  before: PastChange[]
  /** Fields that differ, with the device's and the server's value. Times are UTC milliseconds. */
  differing: { field: keyof LastSeen; seen: string | number; had: string | number }[]
}

const fields: readonly (keyof LastSeen)[] = ['status', 'luggageCount', 'pickUpAt', 'balance']

function differingIn({ data }: PastChange): ConflictSides['differing'] {
  return fields.flatMap((field) => {
    const name = `${field[0]?.toUpperCase()}${field.slice(1)}` as Capitalize<keyof LastSeen>
    const [seen, had] = [data[`seen${name}`], data[`had${name}`]]
    return seen == null || had == null ? [] : [{ field, seen, had }]
  })
}

const tagsIn = (data: PastChange['data']) => `${data.again ?? data.tags ?? ''}`.split(' ')

/** True if the change handed out bags that `done` handed out again. */
function gaveOut({ action, data }: PastChange, done: PastChange): boolean {
  const isTwice = done.action === 'checked_out_again' || done.data.again !== undefined
  if (!isTwice || (action !== 'check_out' && action !== 'bags_collected')) return false
  const given = `${data.tags ?? ''}`.split(' ')
  return tagsIn(done.data).some((tag) => given.includes(tag))
}

/**
 * Returns the conflicts since `conflictAt`, oldest first. Empty if `conflictAt` is `null`.
 * `changes` are all changes of the stay, oldest first.
 */
export function conflictSides(
  changes: readonly PastChange[],
  conflictAt: string | null,
): ConflictSides[] {
  if (conflictAt === null) return []
  return changes.flatMap((done, index) => {
    const reasons = `${done.data.attention ?? ''}`.split(' ')
    if (!reasons.includes('conflict') || done.at < conflictAt) return []
    const earlier = changes.slice(0, index)
    const since = earlier.filter((change) => change.at >= done.happenedAt || gaveOut(change, done))
    const before = since.length > 0 ? since : earlier.slice(-1)
    return [{ done, before, differing: differingIn(done) }]
  })
}
