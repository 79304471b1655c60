import { expect, type Page, test } from '@playwright/test'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved } from './reserved.ts'

const standing = (page: Page) => page.getByRole('status').first()

test.describe('promise 19: a guest’s own link', () => {
  test('opens the stay, and nothing else does @phone', async ({ page }) => {
    const { reference, address } = await reserved(page)
    await page.goto(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(standing(page)).toHaveText('Show this code at our desk.')
    await expect(page.getByText('To pay at our desk: €12.00 or 1,200 Lek')).toBeVisible()
    await everyoneCanRead(page)
    await page.goto('/pass#gAAAAAAAAAAAAAAAAAAAAAA.AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA')
    await expect(
      page.getByRole('heading', { name: 'This link doesn’t open a booking' }),
    ).toBeVisible()
    await everyoneCanRead(page)
  })

  test('is kept by the device, and told to nobody @phone', async ({ page }) => {
    const { reference, address, passToken } = await reserved(page)
    const asked: string[] = []
    page.on('request', (request) =>
      asked.push(`${request.url()} ${request.headers().referer ?? ''}`),
    )
    await page.goto(address)
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    expect(asked.filter((text) => text.includes(passToken))).toEqual([])
    await page.goto('/fr/pass')
    await expect(page.getByText(reference, { exact: true })).toBeVisible()
    await expect(standing(page)).toHaveText('Présentez ce code à notre comptoir.')
  })
})

test('a guest adds an item in four taps, and sees first what it costs @phone', async ({ page }) => {
  const { address } = await reserved(page)
  await page.goto(address)
  await page.getByText('Change dates or items').click()
  await page.getByLabel('Number of Items').selectOption('3')
  await expect(page.getByText('You’ll pay €18.00 or 1,800 Lek at our desk.')).toBeVisible()
  await everyoneCanRead(page)
  await page.getByRole('button', { name: 'Change my booking' }).click()
  await expect(page.getByText('3 items')).toBeVisible()
  await expect(page.getByText('To pay at our desk: €18.00')).toBeVisible()
})

test('a guest who asks for a closed hour is told at its field, and nothing is changed @phone', async ({
  page,
}) => {
  const { address } = await reserved(page)
  await page.goto(address)
  await page.getByText('Change dates or items').click()
  const pickUp = page.getByLabel('Pick-up Date')
  const before = await page.getByLabel('Drop-off Date').inputValue()
  await pickUp.fill(before)
  await page.getByLabel('Pick-up Time').selectOption('08:00')
  await expect(page.getByText('Please check the dates and times.')).toBeVisible()
  await expect(pickUp).toHaveAttribute('aria-invalid', 'true')
  await expect(page.getByRole('button', { name: 'Change my booking' })).toBeDisabled()
})

test('a guest cancels in two taps, and the page says so from then on @phone', async ({ page }) => {
  const { address } = await reserved(page)
  await page.goto(address)
  await page.getByText('Cancel this booking').click()
  await expect(page.getByText('Nothing is refunded, and there is nothing to pay.')).toBeVisible()
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(standing(page)).toHaveText('This booking is cancelled.')
  await page.reload()
  await expect(standing(page)).toHaveText('This booking is cancelled.')
  await expect(page.getByText('Change dates or items')).toHaveCount(0)
})

test('a change that somebody else was faster with is shown before it is done @phone', async ({
  page,
  context,
}) => {
  const { address } = await reserved(page)
  await page.goto(address)
  await page.getByText('Cancel this booking').click()
  const other = await context.newPage()
  await other.goto(address)
  await other.getByText('Cancel this booking').click()
  await other.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(standing(other)).toHaveText('This booking is cancelled.')
  await page.getByRole('button', { name: 'Yes, cancel it' }).click()
  await expect(standing(page)).toHaveText('This booking is cancelled.')
})
