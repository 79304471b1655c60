import { isSameMoney, moneyMoved } from '../../domain/guest-actions.ts'
import type { OpeningTimes } from '../../domain/opening-times.ts'
import { openOffer } from '../../domain/paid-change.ts'
import type { MoneyMoved } from '../../domain/pass.ts'
import { isRefused, type Refusal } from '../../domain/refusal.ts'
import type { Doing, StayChange } from '../../domain/stay-change.ts'
import type { StayFile } from '../../domain/stay-file.ts'
import type { AppContext } from '../context.ts'
import { database } from '../db/database.ts'
import { settingsOf } from '../env.ts'
import { AppError } from '../errors.ts'
import { sendSoon } from '../mail/send.ts'
import { act } from '../payments/act.ts'
import { giveUpOffer } from '../payments/offer.ts'
import { stripeClient } from '../stripe.ts'
import { submissionOf } from './idempotency.ts'

interface Asked {
  /** What the request holds, as its schema read it. */
  request: object
  /** What the guest was shown that it would move; left out of what moves no money. */
  shown?: MoneyMoved
  now: Date
}

/** The guest as the one who does something at this moment. */
export function guestDoing(now: Date): Doing {
  return { actor: 'guest', at: now, newId: () => crypto.randomUUID() }
}

/**
 * Does something to the stay of the caller's link, in the guest's name; answers with the stay as it is then. What would move
 * another amount than was shown is refused as `stay_changed`, as is what somebody else was faster than.
 * Sent again under its key, it has its effect once. Throws `not_found`, and what the rules refuse by its
 * own code.
 */
export async function guestAction(
  c: AppContext,
  { request, shown, now }: Asked,
  decide: (file: StayFile, doing: Doing, openingTimes: OpeningTimes) => StayChange | Refusal,
): Promise<StayFile> {
  const submission = await submissionOf(c, request)
  const payments = { db: database(c.env), stripe: stripeClient(settingsOf(c.env)) }
  const inTheWay: StayFile[] = []
  function decideAsShown(file: StayFile, openingTimes: OpeningTimes): StayChange | Refusal {
    // What moves money otherwise takes the place of a change that was to be paid online.
    if (shown && openOffer(file)) {
      inTheWay.push(file)
      return { refused: 'payment_open' }
    }
    const change = decide(file, guestDoing(now), openingTimes)
    if (isRefused(change) || !shown) return change
    return isSameMoney(moneyMoved(file, change, now), shown) ? change : { refused: 'stay_changed' }
  }
  const tryIt = () => act(payments, c.get('passStayId'), decideAsShown, { now, submission })
  let acted = await tryIt()
  const [open] = inTheWay
  if (open) {
    await giveUpOffer(payments, open, now)
    acted = await tryIt()
  }
  if (!acted) throw new AppError('not_found')
  if (acted.outcome === 'lost') throw new AppError('stay_changed')
  if (acted.outcome === 'refused') throw new AppError(acted.refused)
  sendSoon(c)
  return acted.file
}
