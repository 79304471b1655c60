import { AppError } from '../errors.ts'

/** Stripe's maximum number of rows per page. */
export const stripePageSize = 100

/**
 * Returns the rows of all pages of a list.
 * Throws `payment_unavailable` if there are more than `most` rows, because staff would notice a
 * failure, but not missing money. Also throws Stripe's errors.
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
