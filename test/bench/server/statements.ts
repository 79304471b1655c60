import { paymentIntentRequest } from '../../../domain/booking/booking.ts'
import { reservationRequest } from '../../../domain/booking/reservation.ts'
import { quote } from '../../../domain/pricing/pricing.ts'
import { createBooking } from '../../../worker/booking/bookings.ts'
import { createReservation } from '../../../worker/booking/reservations.ts'
import { database } from '../../../worker/db/database.ts'
import { attachIntent } from '../../../worker/stripe/payment-attempts.ts'

export interface Statement {
  sql: string
  values: unknown[]
}

/** The statements of one submit, and which of their values have to be new in each. */
export interface Recorded {
  statements: Statement[]
  fresh: string[]
}

/** A database that writes down what is asked of it, and knows nothing. */
function recorder() {
  const statements: Statement[] = []
  const prepare = (sql: string) => ({ bind: (...values: unknown[]) => ({ sql, values }) })
  const batch = async (all: Statement[]) => {
    statements.push(...all)
    return all.map(() => ({ results: [] }))
  }
  return { statements, db: database({ DB: { prepare, batch } as unknown as D1Database }) }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/

/** What no two submits share: ids, the reference, the mailbox, search keys, and the submit's own key. */
function recorded(statements: Statement[]): Recorded {
  const texts = statements.flatMap(({ values }) => values.map(String))
  const isFresh = (text: string) => uuid.test(text) || /^(TIR-|\[|key:)|@/.test(text)
  return { statements, fresh: [...new Set(texts.filter(isFresh))] }
}

const idempotent = { idempotencyKey: 'key:of-the-recording', requestDigest: '0'.repeat(64) }

/** Nothing is found again in a database that knows nothing, and so each ends with an error. */
const unanswered = () => {}
/** No closure is in the way. */
const open = () => {}

export async function statementsOfReservation(body: unknown): Promise<Recorded> {
  const { statements, db } = recorder()
  const request = reservationRequest.parse(body)
  const price = quote({ ...request, storageType: 'daily' })
  await createReservation(db, { request, idempotent, price }, open, new Date()).catch(unanswered)
  return recorded(statements)
}

export async function statementsOfPayment(body: unknown): Promise<Recorded> {
  const { statements, db } = recorder()
  const { customerData: request } = paymentIntentRequest.parse(body)
  const booking = { request, idempotent, price: quote(request), payOnline: true }
  await createBooking(db, booking, open, new Date()).catch(unanswered)
  const paymentId = statements
    .find(({ sql }) => sql.startsWith('insert into "payments"'))
    ?.values.find((value) => uuid.test(String(value)))
  await attachIntent(db, String(paymentId), 'intent', 1)
  return recorded(statements)
}
