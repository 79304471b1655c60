import { expect } from 'vitest'
import type { Pass } from '../../../domain/pass/pass.ts'
import { needsReview } from '../../../domain/payments/account.ts'
import type { StaffAttention } from '../../../domain/reports/staff-attention.ts'
import { linkToken } from '../../../worker/pass/links.ts'
import { linkSecret } from '../support/names.ts'
import { submitKey } from '../support/requests.ts'
import type { Asking } from './asking.ts'
import { type Book, ourBooks, stripesBooks } from './verdict.ts'
import type { Week } from './week.ts'

const hour = 60

/** What a guest owes, or, below 0, is owed. What is above `owed` was taken back twice: nobody owes it. */
const openClaim = ({ stay: { balance, netPrice } }: Pick<Book, 'stay'>) =>
  Math.min(balance, netPrice)

/** Lets every bank decide, and syncs. */
async function banksDecide(week: Week): Promise<void> {
  const { disputes } = await stripesBooks(week)
  for (const { id, status } of disputes) {
    const isInquiry = /^warning_(needs_response|under_review)$/.test(status)
    if (!isInquiry && !/^(needs_response|under_review)$/.test(status)) continue
    const decided = isInquiry ? 'warning_closed' : week.chance.oneOf(['won', 'lost'])
    await week.stripe.control('POST', `/disputes/${id}/close`, { status: decided })
  }
  for (let wasOffline = 0; wasOffline < 24; wasOffline += 4)
    await week.pass(4 * hour, () => week.workers.living.runJobs())
}

/** Staff close what is open of each stay, with each action at most once. Returns the stays that are still open. */
export async function closeDebts(week: Week, { staff, record }: Asking): Promise<unknown[]> {
  const { living } = week.workers
  await banksDecide(week)
  const reason = 'A bad week'

  async function action(id: string, what: string, body: object): Promise<boolean> {
    const path = `/api/staff/stays/${id}/${what}`
    const answer = await living.post(path, { reason, ...body }, { ...staff, ...submitKey() })
    expect([200, 409], `${what} of ${id}`).toContain(answer.status)
    if (answer.ok) week.count(`closed by ${what}`)
    return answer.ok
  }

  async function close({ stay: { id }, payments, disputes }: Book): Promise<void> {
    for (const payment of payments.filter((own) => needsReview(own, disputes)))
      await action(id, 'review', { payment: payment.id, outcome: 'return' })
    for (const what of ['refunds', 'pay-out', 'keep-overpayment', 'write-off'] as const) {
      if (openClaim(await record(id)) === 0) return
      await action(id, what, what === 'refunds' ? { inPerson: true } : {})
    }
  }
  const { stays } = await ourBooks()
  for (const book of stays) await close(book)
  await week.pass(hour, () => living.runJobs())
  const { stays: after } = await ourBooks()
  const open = after.filter((book) => openClaim(book) !== 0)
  return open.map(({ stay, history }) => [stay, history.map(({ action, data }) => [action, data])])
}

/** Entries about money that are still in the attention list. */
export async function moneyInAttention(week: Week, { staff }: Asking): Promise<unknown[]> {
  const answer = await week.workers.living.fetch('/api/staff/attention', { headers: staff })
  const { entries } = await answer.json<StaffAttention>()
  return entries.filter(({ kind }) =>
    /^(unpaid|to_refund|review|refund_failed|dispute)$/.test(kind),
  )
}

/** The passes of stays that ended without their guest, with what each asks for. */
export async function askedOfEnded(week: Week, books: readonly Book[]) {
  const ended = books.filter(({ stay }) => /^(cancelled|no_show|expired)$/.test(stay.status))
  const asked: { id: string; status: string; balance: number }[] = []
  for (const { stay } of ended) {
    const token = await linkToken(linkSecret, { purpose: 'guest', id: stay.id })
    const headers = { authorization: `Bearer ${token}` }
    const answer = await week.workers.living.fetch('/api/pass', { headers })
    expect(answer.status).toBe(200)
    const { balance } = await answer.json<Pass>()
    if (balance > 0) asked.push({ id: stay.id, status: stay.status, balance })
  }
  return asked
}
