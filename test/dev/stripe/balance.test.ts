import type Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { runningStandIns } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
let stripe: Stripe
beforeAll(async () => {
  world = await runningStandIns()
  stripe = world.stripe()
})
afterAll(() => world.close())

/** An account of its own, so that its ledger has only this test's money. */
function ledgerOf(account: string) {
  const api = world.stripe(`sk_test_standin_${account}`)
  const control = <T>(path: string, body: object = {}): Promise<T> =>
    world.control('POST', `/stripe${path}?account=standin_${account}`, body)
  const pay = (amount = 900) =>
    api.paymentIntents.create({
      amount,
      currency: 'eur',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_visa',
    })
  const lines = async () => {
    const { data } = await api.balanceTransactions.list({ limit: 100 })
    return data.map(({ reporting_category, amount }) => [reporting_category, amount]).reverse()
  }
  return { api, control, pay, lines }
}

describe('the ledger', () => {
  test('has a line for a payment, with its fee, but not for a declined one', async () => {
    const { api, pay, lines } = ledgerOf('ledger_payment')
    const { id } = await api.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      allowed_payment_method_types: ['card'],
    })
    await api.paymentIntents
      .confirm(id, { payment_method: 'pm_card_chargeDeclined' })
      .catch(() => {})
    expect(await lines()).toEqual([])

    const paid = await pay()
    const charge = await api.charges.retrieve(String(paid.latest_charge), {
      expand: ['balance_transaction'],
    })
    expect(charge.balance_transaction).toMatchObject({
      object: 'balance_transaction',
      type: 'charge',
      reporting_category: 'charge',
      amount: 900,
      fee: 39,
      net: 861,
      source: charge.id,
    })
  })

  test('has a line for a refund, and another if the refund fails', async () => {
    const { api, control, pay, lines } = ledgerOf('ledger_refund')
    const { id } = await pay()
    const refund = await api.refunds.create({ payment_intent: id, amount: 300 })
    await control(`/refunds/${refund.id}/settle`, { outcome: 'failed' })
    expect(await lines()).toEqual([
      ['charge', 900],
      ['refund', -300],
      ['refund_failure', 300],
    ])
    const failed = await api.refunds.retrieve(refund.id, {
      expand: ['balance_transaction', 'failure_balance_transaction'],
    })
    expect(failed).toMatchObject({
      balance_transaction: { type: 'refund', net: -300, source: refund.id },
      failure_balance_transaction: { type: 'refund_failure', net: 300, source: refund.id },
    })
  })

  test('has a line for a slow payment only once the bank has paid', async () => {
    const { api, control, lines } = ledgerOf('ledger_slow')
    const { id } = await api.paymentIntents.create({
      amount: 900,
      currency: 'eur',
      allowed_payment_method_types: ['card'],
      confirm: true,
      payment_method: 'pm_card_standin_processing',
    })
    expect(await lines()).toEqual([])
    await control(`/payment-intents/${id}/settle`, { outcome: 'succeeded' })
    expect(await lines()).toEqual([['charge', 900]])
  })

  test('is listed newest first in pages, by time, type and source', async () => {
    const { api, pay } = ledgerOf('ledger_list')
    const first = await pay(900)
    await pay(1200)
    const refund = await api.refunds.create({ payment_intent: first.id })
    const amounts: number[] = []
    for await (const line of api.balanceTransactions.list({ limit: 1 })) amounts.push(line.amount)
    expect(amounts).toEqual([-900, 1200, 900])

    const ofType = await api.balanceTransactions.list({ type: 'refund', expand: ['data.source'] })
    expect(ofType.data).toMatchObject([{ source: { id: refund.id, payment_intent: first.id } }])
    const ofSource = await api.balanceTransactions.list({ source: String(first.latest_charge) })
    expect(ofSource.data.map(({ amount }) => amount)).toEqual([900])

    const { created, id } = ofType.data[0] as Stripe.BalanceTransaction
    const since = (range: Stripe.RangeQueryParam) =>
      api.balanceTransactions.list({ created: range }).then(({ data }) => data.length)
    expect(await since({ gte: created - 60, lte: created })).toBe(3)
    expect(await since({ gt: created })).toBe(0)
    expect(await since({ lt: created - 60 })).toBe(0)
    expect(await api.balanceTransactions.retrieve(id)).toMatchObject({ id, amount: -900 })
  })

  test('adds up to the balance', async () => {
    const { api, pay } = ledgerOf('ledger_balance')
    expect((await api.balance.retrieve()).available).toEqual([{ amount: 0, currency: 'eur' }])
    await pay(900)
    expect((await api.balance.retrieve()).available).toEqual([{ amount: 861, currency: 'eur' }])
  })

  test('fails when ordered to, like every other endpoint', async () => {
    const { api, control } = ledgerOf('ledger_faults')
    await control('/faults', { kind: 'error', path: '/v1/balance_transactions' })
    await expect(api.balanceTransactions.list()).rejects.toMatchObject({ statusCode: 500 })
    await control('/faults', { kind: 'rate_limit', path: '/v1/balance_transactions/*' })
    await expect(api.balanceTransactions.retrieve('txn_x')).rejects.toMatchObject({
      statusCode: 429,
    })
    await control('/faults', { kind: 'reset', path: '/v1/disputes' })
    await expect(api.disputes.list()).rejects.toMatchObject({ type: 'StripeConnectionError' })
  })
})

describe('a publishable key', () => {
  test('can’t read the ledger', async () => {
    const listing = world.stripe('pk_test_standin').balanceTransactions.list()
    await expect(listing).rejects.toMatchObject({ code: 'secret_key_required' })
    expect((await stripe.balanceTransactions.list()).data).toEqual([])
  })
})
