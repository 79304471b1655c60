import { afterAll, beforeAll, expect, test } from 'vitest'
import { runningStandIns } from '../running.ts'

let world: Awaited<ReturnType<typeof runningStandIns>>
beforeAll(async () => {
  world = await runningStandIns()
})
afterAll(() => world.close())

const account = 'standin_clock'
const noon = Date.UTC(2030, 0, 1, 12) / 1000

function pay() {
  return world.stripe(`sk_test_${account}`).paymentIntents.create({
    amount: 900,
    currency: 'eur',
    allowed_payment_method_types: ['card'],
    confirm: true,
    payment_method: 'pm_card_visa',
    expand: ['latest_charge.balance_transaction'],
  })
}

test('a frozen clock dates payments, dashboard refunds and signatures', async () => {
  const control = (method: string, path: string, body?: object) =>
    world.control(method, `/stripe${path}?account=${account}`, body)
  await control('POST', '/clock', { frozenTime: noon })
  const intent = await pay()
  expect(intent).toMatchObject({
    created: noon,
    latest_charge: { created: noon, balance_transaction: { created: noon } },
  })
  expect(await control('POST', `/payment-intents/${intent.id}/refund`, {})).toMatchObject({
    created: noon,
  })
  const { data } = await world.stripe(`sk_test_${account}`).events.list()
  const { headers } = await control('GET', `/events/${data[0]?.id}/signed`)
  expect(headers['stripe-signature']).toMatch(new RegExp(`^t=${noon},`))

  await control('POST', '/clock', { frozenTime: null })
  expect((await pay()).created).toBeLessThan(noon)
})

test('a frozen clock does not affect another account', async () => {
  await world.control('POST', `/stripe/clock?account=${account}`, { frozenTime: noon })
  const other = world.stripe('sk_test_standin_beside_the_clock')
  expect((await other.paymentIntents.create({ amount: 900, currency: 'eur' })).created).not.toBe(
    noon,
  )
})
