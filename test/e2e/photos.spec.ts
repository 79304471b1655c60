import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import {
  colleagueTakesIn,
  finds,
  freeTags,
  newGuest,
  nextArrival,
  openCounter,
  row,
} from './counter.ts'
import { everyoneCanRead } from './everyone-can-read.ts'
import { reserved } from './reserved.ts'

/** A photo as from a phone's camera: 12 megapixels, rotated by its EXIF data, with its position. */
const lying = { width: 4032, height: 3024, channels: 3, background: '#7a3e6b' } as const
const picture = sharp({ create: lying })
  .jpeg()
  .withMetadata({ orientation: 6 })
  .withExifMerge({
    IFD0: { Make: 'Phone' },
    IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '41/1 19/1 0/1' },
  })
  .toBuffer()

const asFile = async (buffer = picture) => ({
  name: 'IMG_0001.jpg',
  mimeType: 'image/jpeg',
  buffer: await buffer,
})

/** Two bags of a guest are here and their stay is open; returns the panel and the tags. */
async function twoBagsHere(page: Page, prefix = '') {
  const name = newGuest()
  const { id, passToken } = await reserved(page, { name, from: nextArrival() })
  await openCounter(page, prefix)
  const tags = freeTags()
  expect(await colleagueTakesIn(page, id, tags)).toBe(200)
  return { name, stay: await finds(page, name), tags, passToken }
}

const takes = (page: Page, tag: number) => page.getByLabel(`Take photo of ${tag}`)
const photo = (page: Page, tag: number) =>
  page.getByRole('img', { name: `Photo of bag ${tag}`, exact: true })

/** The photo as the server stores it. */
async function kept(page: Page, tag: number): Promise<Buffer> {
  const source = await photo(page, tag).getAttribute('src')
  const answer = await page.request.get(source ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'private, no-store',
  })
  return answer.body()
}

/** The guest's phone loads the photo only on request, and shows all of it. */
async function seenByGuest(page: Page, passToken: string, tag: number): Promise<void> {
  const guest = await page.context().newPage()
  const requested: string[] = []
  guest.on('request', (request) => requested.push(request.url()))
  await guest.goto(`/pass#${passToken}`)
  const shows = guest.getByRole('button', { name: `Show photo of ${tag}` })
  await expect(shows).toBeVisible()
  await expect(guest.getByRole('button', { name: /^Show photo/ })).toHaveCount(1)
  expect(requested.filter((address) => address.includes('/photo'))).toEqual([])
  await shows.click()
  await expect(photo(guest, tag)).toHaveJSProperty('naturalWidth', 1200)
  await everyoneCanRead(guest)
  // A shown photo stays when the connection is lost.
  await guest.route('**/api/pass', (route) => route.abort())
  await guest.evaluate(() => dispatchEvent(new Event('online')))
  await expect(guest.getByText('No connection.')).toBeVisible()
  await expect(photo(guest, tag)).toBeVisible()
  await guest.close()
}

test("a bag's photo is upright, small and without position, and can be opened, retaken and removed", {
  tag: '@phone',
}, async ({ page }) => {
  const {
    tags: [one, other],
    passToken,
  } = await twoBagsHere(page)
  await expect(takes(page, one)).toHaveAttribute('capture', 'environment')
  const taken = await sharp(await picture).metadata()
  expect([taken.orientation, taken.exif?.includes('Phone')]).toEqual([6, true])
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), takes(page, one).click()])
  await chooser.setFiles(await asFile())
  await expect(photo(page, one)).toBeVisible()
  await expect(takes(page, other)).toHaveCount(1)

  const file = await kept(page, one)
  const { width, height, format, exif } = await sharp(file).metadata()
  expect([width, height, format, exif]).toEqual([1200, 1600, 'jpeg', undefined])
  expect(file.length).toBeLessThan(300_000)
  await seenByGuest(page, passToken, one)

  await photo(page, one).click()
  const dialog = page.getByRole('dialog', { name: `Bag ${one}` })
  await expect(dialog.getByRole('img')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
  expect(violations.map(({ id }) => id)).toEqual([])
  const red = sharp({ create: { ...lying, background: '#d00000' } }).jpeg()
  await dialog.getByLabel('Retake').setInputFiles(await asFile(red.toBuffer()))
  await expect(dialog).toHaveCount(0)
  await expect
    .poll(async () => (await sharp(await kept(page, one)).stats()).dominant.r)
    .toBeGreaterThan(190)

  await photo(page, one).click()
  const asks = dialog.getByRole('button', { name: 'Remove…' })
  const first = await asks.boundingBox()
  await asks.click()
  const removes = dialog.getByRole('button', { name: 'Remove photo' })
  const second = await removes.boundingBox()
  expect((second?.x ?? 0) + (second?.width ?? 0)).toBeLessThan(first?.x ?? 0)
  await removes.click()
  await expect(page.getByText('Photo removed.')).toBeAttached()
  expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('LI')
  await expect(takes(page, one)).toHaveCount(1)
  await expect(photo(page, one)).toHaveCount(0)
})

test('a photo that fails without a connection is kept on the screen and sent again once', {
  tag: '@phone',
}, async ({ page }) => {
  const {
    name,
    stay,
    tags: [one],
  } = await twoBagsHere(page)
  const keys: (string | undefined)[] = []
  page.on('request', (request) => {
    if (request.method() === 'PUT') keys.push(request.headers()['idempotency-key'])
  })
  await page.route('**/api/staff/bags/*/photo', (route) => route.abort(), { times: 1 })
  await takes(page, one).setInputFiles(await asFile())
  await expect(stay.getByRole('alert')).toContainText('Photos need a connection')
  const unsaved = page.getByRole('img', { name: `New photo of bag ${one}` })
  await expect(unsaved).toBeVisible()
  // It is still there without a connection and after closing the panel.
  await page.context().setOffline(true)
  await page.evaluate(() => dispatchEvent(new Event('offline')))
  await expect(unsaved).toBeVisible()
  await page.getByRole('button', { name: 'Close' }).click()
  await expect(unsaved).toHaveCount(0)
  await page.context().setOffline(false)
  await row(page, name).click()
  await expect(unsaved).toBeVisible()
  await stay.getByRole('button', { name: 'Try again' }).click()
  await expect(photo(page, one)).toBeVisible()
  await expect(stay.getByRole('alert')).toHaveCount(0)
  expect(keys).toHaveLength(2)
  expect(new Set(keys).size).toBe(1)
})

test('a file that is not an image shows an error, and another photo can be taken', {
  tag: '@phone',
}, async ({ page }) => {
  const {
    stay,
    tags: [one],
  } = await twoBagsHere(page)
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg">not closed')
  await takes(page, one).setInputFiles(await asFile(Promise.resolve(svg)))
  await expect(stay.getByRole('alert')).toContainText('This picture can’t be used.')
  await stay.getByLabel('Take another').setInputFiles(await asFile())
  await expect(photo(page, one)).toBeVisible()
})

test('an upload shows its progress', { tag: '@phone' }, async ({ page }) => {
  const {
    stay,
    tags: [one],
  } = await twoBagsHere(page)
  await page.route('**/api/staff/bags/*/photo', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500))
    await route.continue()
  })
  await takes(page, one).setInputFiles(await asFile())
  await expect(stay.getByText(/Saving \d+%/)).toBeVisible()
  await expect(photo(page, one)).toBeVisible()
})

test('photos are not offered without a bucket', { tag: '@phone' }, async ({ page }) => {
  await page.route('**/api/staff/config', (route) => route.fulfill({ json: { photos: false } }))
  const {
    stay,
    tags: [one],
  } = await twoBagsHere(page)
  await expect(stay).toContainText(String(one))
  await expect(stay.getByText('Photos')).toHaveCount(0)
  await expect(takes(page, one)).toHaveCount(0)
})
