import type { StayUpdate } from '../../domain/stay/stay-update.ts'
import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import { isStaff } from './staff.ts'

interface Doers {
  /** Who did it, and has it to their name. */
  staffId: string
  /** Who was signed in when it was sent, where that is a colleague. */
  sentBy?: string
}

/**
 * Who did what waited on a device for the line: a colleague may have signed in there by the time that it
 * was sent. Whoever the device names has to be of staff.
 */
export async function doersOf(c: AppContext, doneBy: string | undefined): Promise<Doers> {
  const staffId = c.get('staffId')
  if (doneBy === undefined || doneBy === staffId) return { staffId }
  return (await isStaff(database(c.env), doneBy))
    ? { staffId: doneBy, sentBy: staffId }
    : { staffId }
}

/** A change whose audit says who sent it for somebody else. */
export function sentFor(change: StayUpdate, { sentBy }: Doers): StayUpdate {
  return sentBy === undefined ? change : { ...change, data: { ...change.data, sentBy } }
}
