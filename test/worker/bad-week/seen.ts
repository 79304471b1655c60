import type { ClosedChange } from './closing.ts'
import { summariesTo } from './flood.ts'
import type { Book, stripesBooks } from './verdict.ts'

/** Refunds of a payment that Stripe lists on more than one page. */
const manyRefunds = 101

/** What has to be in the books at the end, beside what `mustHappen` counts on the way. */
export function unseenIn(
  books: readonly Book[],
  theirs: Awaited<ReturnType<typeof stripesBooks>>,
  closed: readonly ClosedChange[],
  sent: readonly EmailMessageBuilder[],
): string[] {
  const refunds = Map.groupBy(theirs.refunds, ({ payment_intent: intent }) => intent)
  const isLost = ({ disputes }: Book) => disputes.some(({ status }) => status === 'lost')
  const seen = {
    'a paid change that a closure stopped': closed.some(({ paymentIntentId }) =>
      books.some(({ history }) => history.some((row) => isClosedChange(row, paymentIntentId))),
    ),
    'over a hundred refunds of one payment': [...refunds.values()].some(
      ({ length }) => length >= manyRefunds,
    ),
    'a refund that a bank took a second time': books.some(
      (book) => isLost(book) && book.stay.status === 'cancelled' && book.sums.refunded > 0,
    ),
    'a refund at Stripe of what was paid out in cash': books.some(
      ({ refunds, disputes, stay }) =>
        refunds.some(({ method }) => method === 'cash') &&
        disputes.length === 0 &&
        stay.chargedBack > 0,
    ),
    'a summary for a full mailbox': books.some(
      ({ stay }) => summariesTo(sent, stay.customerEmail).length > 0,
    ),
  }
  return Object.entries(seen).flatMap(([name, isSeen]) => (isSeen ? [] : [name]))
}

type Row = Book['history'][number]

export const isClosedChange = ({ data }: Row, paymentIntentId: string) =>
  data.change === 'closed' && data.intent === paymentIntentId
