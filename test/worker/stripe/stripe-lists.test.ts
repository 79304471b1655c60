import { describe, expect, it } from 'vitest'
import { wholeList } from '../../../worker/stripe/stripe-lists.ts'

async function* counted(rows: number) {
  for (let row = 1; row <= rows; row += 1) yield row
}

describe('promise 13: a list from Stripe', () => {
  it('is read to its end, up to the maximum', async () => {
    expect(await wholeList(counted(0), 3)).toEqual([])
    expect(await wholeList(counted(3), 3)).toEqual([1, 2, 3])
  })

  it('fails above the maximum instead of leaving something out', async () => {
    await expect(wholeList(counted(4), 3)).rejects.toMatchObject({
      code: 'payment_unavailable',
      details: { reason: 'more than 3 in a list' },
    })
  })
})
