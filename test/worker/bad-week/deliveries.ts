import { expect } from 'vitest'
import type { Week } from './week.ts'

const hour = 60
/** Minutes until Stripe sends a refused event again. */
const repeatsAfter = [5, 30, 2 * hour, 5 * hour, 10 * hour]

/** Stripe's events on the way to the Workers: lost, late, doubled, in any order. */
export function openDeliveries({ chance, stripe, workers, later, count }: Week) {
  let last: string | undefined

  async function deliver(id: string, attempt = 0): Promise<void> {
    const { body, headers } = await stripe.signed(id)
    const answer = await workers.next().fetch('/api/stripe/webhook', {
      method: 'POST',
      body,
      headers,
    })
    count('deliveries')
    if (answer.status === 200) return
    expect(answer.status).toBe(503)
    count('deliveries refused')
    const wait = repeatsAfter[attempt]
    if (wait) later(wait, () => deliver(id, attempt + 1))
  }

  function send({ id, type }: { id: string; type: string }): void {
    count('events')
    const isLost = /refund|dispute/.test(type) || chance.happens(0.3)
    if (isLost) return void count('events lost')
    const copies = chance.happens(0.2) ? chance.whole(2, 3) : 1
    if (copies > 1) count('events doubled')
    const isLate = chance.happens(0.25)
    if (isLate) count('events late')
    const wait = isLate ? chance.whole(10, 12 * hour) : 0
    for (let copy = 0; copy < copies; copy += 1) later(wait, () => deliver(id))
  }

  return {
    /** Sends the events since the last call. */
    async collect(): Promise<void> {
      for (;;) {
        const { data } = await stripe.api.events.list({
          limit: 100,
          ...(last && { ending_before: last }),
        })
        for (const event of chance.shuffled(data)) send(event)
        last = data[0]?.id ?? last
        if (data.length < 100) return
      }
    },
  }
}
