import { and, asc, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm'
import { eurosFromCents } from '../../domain/business/money.ts'
import type { Cell } from '../../domain/input/csv.ts'
import { claimOf } from '../../domain/payments/account.ts'
import { tiranaDate, tiranaTime } from '../../domain/time/calendar.ts'
import { boundsOf, type Period } from '../../domain/time/period.ts'
import type { Database } from '../db/database.ts'
import { stays } from '../db/schema/stays.ts'
import { tagsOf } from '../stay/bags.ts'

export const exportBatch = 500

type Stay = typeof stays.$inferSelect

type Exported = Awaited<ReturnType<typeof staysOfPeriod>>[number]

const moment = (at: Date | null) => at && `${tiranaDate(at)} ${tiranaTime(at)}`
const euros = eurosFromCents

/**
 * Columns of the export of stays, in order.
 * Times are in Tirana time, and amounts in euros. Column names are always English, so that all
 * files have the same ones.
 */
const columns: Record<string, (stay: Exported) => Cell> = {
  reference: ({ reference }) => reference,
  kind: ({ kind }) => kind,
  status: ({ status }) => status,
  service: ({ serviceType }) => serviceType,
  plan: ({ storageType }) => storageType,
  items: ({ luggageCount }) => luggageCount,
  drop_off: ({ startDate }) => moment(startDate),
  pick_up: ({ pickUpAt }) => moment(pickUpAt),
  name: ({ customerName }) => customerName,
  email: ({ customerEmail }) => customerEmail,
  phone: ({ customerPhone }) => customerPhone,
  language: ({ locale }) => locale,
  special_requests: ({ specialRequests }) => specialRequests,
  source: ({ source }) => source,
  created: ({ createdAt }) => moment(createdAt),
  currency: ({ currency }) => currency,
  price: ({ totalPrice }) => euros(totalPrice),
  net_price: ({ netPrice }) => euros(netPrice),
  received: ({ received }) => euros(received),
  refunded: ({ refunded }) => euros(refunded),
  charged_back: ({ chargedBack }) => euros(chargedBack),
  still_due: (stay) => euros(Math.max(0, claimOf(stay))),
  to_return: (stay) => euros(Math.max(0, -claimOf(stay))),
  payment: ({ paymentStatus }) => paymentStatus,
  disputed: ({ disputed }) => (disputed ? 'yes' : 'no'),
  tags: ({ tags }) => tags.join(' '),
  methods: ({ methods }) => methods,
  fiscal_numbers: ({ fiscalNumbers }) => fiscalNumbers,
  taken_in_by: ({ takenInBy }) => takenInBy,
  id: ({ id }) => id,
}

// `values` names the columns of `stays` as text, because Drizzle omits the table's name in a query
// with only one table.
const joined = (values: SQL) =>
  sql<string | null>`(SELECT group_concat(value, ' ') FROM (${values}))`

const methods = joined(sql`SELECT DISTINCT own.method AS value FROM payments own
  WHERE own.stay_id = stays.id AND own.received_cents > 0`)
const fiscalNumbers = joined(sql`SELECT own.fiscal_number AS value FROM payments own
  WHERE own.stay_id = stays.id AND own.fiscal_number IS NOT NULL UNION ALL
  SELECT back.fiscal_number FROM payments own JOIN refunds back ON back.payment_id = own.id
  WHERE own.stay_id = stays.id AND back.fiscal_number IS NOT NULL`)
const takenInBy = joined(sql`SELECT DISTINCT clerk.username AS value FROM bags own
  JOIN audit arrived ON arrived.id = own.in_audit_id JOIN staff clerk ON clerk.id = arrived.staff_id
  WHERE own.stay_id = stays.id AND own.void_audit_id IS NULL`)

export const exportHead: readonly Cell[] = Object.keys(columns)

export function exportRow(stay: Exported): readonly Cell[] {
  return Object.values(columns).map((cell) => cell(stay))
}

export function staysOfPeriod(
  db: Database,
  period: Period,
  last: Pick<Stay, 'startDate' | 'id'> | null,
) {
  const { from, until } = boundsOf(period)
  const behind =
    last &&
    sql`(${stays.startDate}, ${stays.id}) > (${sql.param(last.startDate, stays.startDate)}, ${last.id})`
  return db
    .select({
      ...getTableColumns(stays),
      tags: tagsOf(sql`stays.id`),
      methods: methods.as('methods'),
      fiscalNumbers: fiscalNumbers.as('fiscal_numbers'),
      takenInBy: takenInBy.as('taken_in_by'),
    })
    .from(stays)
    .where(
      and(
        gte(stays.startDate, last?.startDate ?? from),
        lt(stays.startDate, until),
        behind ?? undefined,
      ),
    )
    .orderBy(asc(stays.startDate), asc(stays.id))
    .limit(exportBatch)
}
