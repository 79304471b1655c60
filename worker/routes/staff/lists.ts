import { Hono } from 'hono'
import { listBookings } from '../../booking/bookings.ts'
import { listReservations } from '../../booking/reservations.ts'
import type { AppContext, AppEnv } from '../../context.ts'
import { database } from '../../db/database.ts'
import { listContacts } from '../../email/contacts.ts'
import { cursorOf, pageOf } from '../../http/paging.ts'
import { requireRecentStaff } from '../../http/require-staff.ts'

const bookings = async (c: AppContext) =>
  c.json(pageOf(c, await listBookings(database(c.env), cursorOf(c))))

const contacts = async (c: AppContext) =>
  c.json(pageOf(c, await listContacts(database(c.env), cursorOf(c))))

const reservations = async (c: AppContext) =>
  c.json(pageOf(c, await listReservations(database(c.env), cursorOf(c))))

export const staffLists = new Hono<AppEnv>()
  .get('/bookings', bookings)
  .get('/contacts', contacts)
  .get('/reservations', reservations)

/**
 * The lists under the paths in the specification (section 7).
 * Access can't protect these paths, because public writes use the same ones.
 */
export const specifiedLists = new Hono<AppEnv>()
  .get('/bookings', requireRecentStaff, bookings)
  .get('/contacts', requireRecentStaff, contacts)
  .get('/reservations', requireRecentStaff, reservations)
