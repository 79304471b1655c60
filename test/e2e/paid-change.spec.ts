import { expect, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import {
  addsOne,
  byCard,
  chargesOf,
  choosesThird,
  inAnotherBrowser,
  payNow,
  pays,
  seesThree,
} from './pays-for-change.ts'
import { cards } from './traveller.ts'
import { words } from './words.ts'

const say = words.en
const nine = '€9.00'
const atDesk = { name: `Change, and pay ${nine} at our desk` }
const lost = 'The connection was lost. Please try again: nothing will be done twice.'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test.describe('promise 28: a guest pays for a change on the pass once', () => {
  test('and sees the new stay after a reload, Back and in another tab', async ({
    page,
    context,
  }) => {
    const { ana, reference, passToken } = await choosesThird(page)
    await expect(page.getByRole('button', atDesk)).toBeVisible()
    await page.getByRole('button', byCard).click()
    const other = await context.newPage()
    await other.goto(`/pass#${passToken}`)
    await addsOne(other)
    await other.getByRole('button', byCard).click()
    await pays(ana, cards.good)
    await expect(page.getByText('Paid. Your booking has been changed.')).toBeVisible()
    await seesThree(page)
    await everyoneCanRead(page)
    await page.reload()
    await seesThree(page)
    await page.goto('/')
    await page.goBack()
    await seesThree(page)
    // The other tab still has its card field open.
    await pays(ana.elsewhere(other), cards.good)
    await seesThree(other)
    await expect(other.getByRole('button', payNow)).toHaveCount(0)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('and sees only the latest error: a lost connection, a declined card, another card', async ({
    page,
  }) => {
    const { ana, reference } = await choosesThird(page)
    await page.route('**/api/pass/change', (route) => route.abort())
    await page.getByRole('button', atDesk).click()
    await expect(page.getByText(lost)).toBeVisible()
    await page.getByRole('button', byCard).click()
    await pays(ana, cards.declined)
    await expect(page.getByText(say.declined)).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(1)
    await everyoneCanRead(page)
    await ana.fillInCard(cards.good)
    await page.route('**/api/pass/pay', (route) => route.abort(), { times: 1 })
    await page.getByRole('button', payNow).click()
    await expect(page.getByText(lost)).toBeVisible()
    // Another hour costs the same, and the card stays filled in.
    await page.getByLabel('Pick-up Time').selectOption('21:00')
    await expect(page.getByRole('alert')).toHaveCount(0)
    await page.getByRole('button', payNow).click()
    await expect(page.getByText('Paid. Your booking has been changed.')).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('even if the response is lost and they tap again', async ({ page }) => {
    const { ana, reference } = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await page.route('**/api/payment-status', (route) => route.abort(), { times: 1 })
    await pays(ana, cards.good)
    await expect(page.getByText('nothing will be paid twice')).toBeVisible()
    await page.getByRole('button', payNow).click()
    await expect(page.getByText('Paid. Your booking has been changed.')).toBeVisible()
    await seesThree(page)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('and sees which change was paid if the connection was lost and they chose more', async ({
    page,
  }) => {
    const { ana, reference } = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await page.route('**/api/payment-status', (route) => route.abort(), { times: 1 })
    await pays(ana, cards.good)
    const unknown = page.getByText('nothing will be paid twice')
    await expect(unknown).toBeVisible()
    await page.route('**/api/pass', (route) => route.abort(), { times: 1 })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(page.getByText('No connection.')).toBeVisible()
    await expect(unknown).toBeVisible()
    const items = page.getByLabel('Number of Items')
    await items.selectOption('4')
    // The price of one more item or of two: the webhook may have arrived already.
    await page.getByRole('button', { name: /^Pay €.+ Now$/ }).click()
    await expect(page.getByText('This payment was for your earlier change.')).toBeVisible()
    await seesThree(page)
    await expect(items).toHaveValue('4')
    await expect(page.getByRole('button', { name: say.pay(nine) })).toBeVisible()
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })

  test('for each of two stays in one tab', async ({ page, browser }) => {
    const first = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await pays(first.ana, cards.declined)
    await expect(page.getByText(say.declined)).toBeVisible()
    const second = await choosesThird(await inAnotherBrowser(browser))
    await page.goto(`/pass#${second.passToken}`)
    await expect(page.getByText(second.reference)).toBeVisible()
    await addsOne(page)
    await page.getByRole('button', byCard).click()
    await pays(second.ana.elsewhere(page), cards.good)
    await expect(page.getByText('Paid. Your booking has been changed.')).toBeVisible()
    expect(await chargesOf(page, second.reference)).toEqual([1800, 900])
  })

  test('on the page of a bank that takes the whole window', async ({ page }) => {
    const { ana, reference, passToken } = await choosesThird(page)
    await page.getByRole('button', byCard).click()
    await pays(ana, cards.redirected)
    await page.getByRole('button', { name: 'Complete authentication' }).click()
    await seesThree(page)
    expect(page.url()).toContain(`/pass#${passToken}`)
    expect(await chargesOf(page, reference)).toEqual([1800, 900])
  })
})

test('a guest who prefers to pay at the desk changes the stay at once', async ({ page }) => {
  const { reference } = await choosesThird(page)
  await page.getByRole('button', atDesk).click()
  await expect(page.getByText('Your booking has been changed.')).toBeVisible()
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByText('To pay at our desk: €9.00')).toBeVisible()
  expect(await chargesOf(page, reference)).toEqual([1800])
})
