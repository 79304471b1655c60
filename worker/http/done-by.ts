import type { StayUpdate } from '../../domain/stay/stay-update.ts'
import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import { isStaff } from './staff.ts'

interface Doers {
  staffId: string
  /** The colleague who was signed in when it was sent, if different. */
  sentBy?: string
}

/**
 * Returns who did an offline action and who sent it.
 * A colleague may have signed in on the device before it was sent. A person who isn't staff is ignored.
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
