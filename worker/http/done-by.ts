import type { StayUpdate } from '../../domain/stay/stay-update.ts'
import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import { isStaff } from './staff.ts'

interface Doers {
  staffId: string
  sentBy?: string
}

/**
 * Returns the id of the staff member who did an action and, if different, of the one who sent it.
 * A `doneBy` that isn't a staff member's id is ignored.
 */
export async function doersOf(c: AppContext, doneBy: string | undefined): Promise<Doers> {
  const staffId = c.get('staffId')
  if (doneBy === undefined || doneBy === staffId) return { staffId }
  return (await isStaff(database(c.env), doneBy))
    ? { staffId: doneBy, sentBy: staffId }
    : { staffId }
}

export function sentFor(change: StayUpdate, { sentBy }: Doers): StayUpdate {
  return sentBy === undefined ? change : { ...change, data: { ...change.data, sentBy } }
}
