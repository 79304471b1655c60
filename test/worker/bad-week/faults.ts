import type { Week } from './week.ts'

const hour = 60
const ways = [
  { method: 'POST', path: '/v1/payment_intents' },
  { method: 'GET', path: '/v1/payment_intents/*' },
  { method: 'GET', path: '/v1/payment_intents/*' },
  { method: 'POST', path: '/v1/payment_intents/*/cancel' },
  { method: 'GET', path: '/v1/balance_transactions' },
  { method: 'GET', path: '/v1/disputes' },
  { method: 'GET', path: '/v1/refunds' },
  { method: 'POST', path: '/v1/refunds' },
] as const
const kinds = ['error', 'error', 'rate_limit', 'reset'] as const

/** Hours in which Stripe has troubles, and a call on which it falls silent. */
export function planFaults({ chance, stripe, later, count }: Week, until: number): void {
  async function order(fault: { kind: string; times: number; method: string; path: string }) {
    const phase = fault.kind === 'rate_limit' ? 'before' : chance.oneOf(['before', 'after'])
    count('faults', fault.times)
    await stripe.control('POST', '/faults', { ...fault, phase })
  }

  for (let trouble = 0; trouble < 5; trouble += 1) {
    const at = chance.whole(hour, until)
    for (const way of chance.shuffled(ways).slice(0, 3)) {
      const fault = { ...way, kind: chance.oneOf(kinds), times: chance.whole(1, 3) }
      later(at + chance.whole(0, 30), () => order(fault))
    }
  }
  for (let silence = 0; silence < 1; silence += 1) {
    const fault = { ...ways[1], kind: 'timeout', times: 1 }
    later(chance.whole(hour, until), () => order(fault))
  }
}
