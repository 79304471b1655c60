import { dropOffReminders, pickUpReminders } from '../../domain/stay/reminders.ts'
import { database } from '../db/database.ts'
import type { Job } from '../db/job.ts'
import { remindOfDropOff, remindOfPickUp } from './reminders.ts'

/** Writes to guests who come tomorrow, and to those who have not collected their luggage. */
export const remind: Job = async (env, now) => {
  const db = database(env)
  const [comes, collects] = [dropOffReminders(now), pickUpReminders(now)]
  const dropOffs = comes ? await remindOfDropOff(db, comes, now) : 0
  const pickUps = collects ? await remindOfPickUp(db, collects, now) : 0
  return { counts: { dropOffs, pickUps }, failure: null }
}
