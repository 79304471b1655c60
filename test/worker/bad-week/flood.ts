import { expect } from 'vitest'
import { mailboxKey } from '../../../domain/input/mailbox.ts'
import { mailboxLimit } from '../../../domain/input/mailbox-limit.ts'
import { guest, submitKey } from '../support/requests.ts'
import { askedStay } from './asked-stay.ts'
import type { Week } from './week.ts'

const subject = /^Your (\d+ bookings as they are now|booking as it is now)/

/** Somebody who reserves more often than a mailbox allows, with other spellings of its address. */
export function flood({ chance, workers, later, count }: Week, number: number): void {
  async function reserve(spelling: number, key = submitKey()): Promise<void> {
    const customerEmail = `ada${number}+${spelling}@guest.example`
    const body = { ...guest, customerEmail, ...askedStay(chance, 'daily', 3).stay }
    const answer = await workers.next().post('/api/reservations', body, key)
    if (!answer.ok) expect(answer.status).toBe(503)
    count(`reservations in a full mailbox${answer.ok ? '' : ': 503'}`)
  }
  for (let made = 0; made < mailboxLimit.perHour + 5; made += 1)
    later(chance.whole(0, 40), () => reserve(made))
}

/** The summaries that a mailbox got. */
export function summariesTo(sent: readonly EmailMessageBuilder[], email: string | null) {
  const mailbox = mailboxKey(email ?? '')
  return sent.filter(
    (delivered) => mailboxKey(String(delivered.to)) === mailbox && subject.test(delivered.subject),
  )
}
