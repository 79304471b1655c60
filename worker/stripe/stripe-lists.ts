import { AppError } from '../errors.ts'

/** Rows of a page; Stripe gives no more at once. */
export const stripePageSize = 100

/**
 * All rows of a list of Stripe's, page by page. Throws `payment_unavailable` if there are more than `most`: a
 * job that can't read its money is seen in the system's status, and money that is left out is not.
 */
export async function wholeList<Row>(list: AsyncIterable<Row>, most: number): Promise<Row[]> {
  const rows: Row[] = []
  for await (const row of list) {
    if (rows.length === most) {
      throw new AppError('payment_unavailable', { reason: `more than ${most} in a list` })
    }
    rows.push(row)
  }
  return rows
}
