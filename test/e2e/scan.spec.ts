import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { freeTags, newGuest, nextArrival, openCounter, panel, says } from './counter.ts'
import { showPart } from './desk-parts-bundle.ts'
import { filmOf } from './film.ts'
import { readCode } from './read-code.ts'
import { reserved } from './reserved.ts'
import { signInAsStaff } from './staff.ts'

const reference = 'TIR-2026-325-K7QM'
const folder = mkdtempSync(join(tmpdir(), 'film-'))
const film = join(folder, 'code.y4m')

test.use({
  contextOptions: { reducedMotion: 'reduce' },
  launchOptions: [
    async ({ launchOptions }, use) => {
      const camera = [
        // The headless shell can't show a permission dialog.
        '--use-fake-ui-for-media-stream',
        '--use-fake-device-for-media-stream',
        `--use-file-for-fake-video-capture=${film}`,
      ]
      await use({ ...launchOptions, args: [...(launchOptions.args ?? []), ...camera] })
    },
    { scope: 'worker' },
  ],
})

/** Sets what the camera films; call it before the camera opens. */
const isFilmed = async (code: string) => writeFileSync(film, await filmOf(code))

test.beforeEach(() => isFilmed(reference))
test.afterAll(() => rmSync(folder, { recursive: true }))

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Scan a code' })

/** Returns a function that counts the cameras that are on. */
async function watchCameras(page: Page): Promise<() => Promise<number>> {
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    const streams: MediaStream[] = []
    Object.assign(globalThis, { streams })
    mediaDevices.getUserMedia = async (wanted) => {
      const stream = await open(wanted)
      streams.push(stream)
      return stream
    }
  })
  return () =>
    page.evaluate(() => {
      const { streams } = globalThis as unknown as { streams: MediaStream[] }
      const tracks = streams.flatMap((stream) => stream.getTracks())
      return tracks.filter(({ readyState }) => readyState === 'live').length
    })
}

test('a code in front of the camera is read once, and the camera stops with the dialog', async ({
  page,
}) => {
  const camerasOn = await watchCameras(page)
  await signInAsStaff(page)
  await showPart(page, 'showScanDialog', 'en')
  await expect(dialog(page)).toContainText('Hold the guest’s code in front of the camera.')
  await expect(page.getByText(`Read: ${reference}`)).toHaveCount(1)
  expect(await camerasOn()).toBe(1)
  // Several frames later it was not read again.
  await page.waitForTimeout(500)
  await expect(page.getByText(`Read: ${reference}`)).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog(page)).toHaveCount(0)
  expect(await camerasOn()).toBe(0)
})

test('a code that is not ours says so, and the camera stays on', { tag: '@phone' }, async ({
  page,
}) => {
  await isFilmed('https://menu.example/table/7')
  const camerasOn = await watchCameras(page)
  await signInAsStaff(page)
  await showPart(page, 'showScanDialog', 'en')
  await expect(dialog(page).getByRole('status')).toContainText(
    'That code isn’t one of ours. https://menu.example/table/7',
  )
  await expect(page.getByText(/^Read:/)).toHaveCount(0)
  expect(await camerasOn()).toBe(1)
})

test("a guest's code opens their stay at the desk, where labels and phrases work", {
  tag: '@phone',
}, async ({ page }) => {
  test.setTimeout(60_000)
  const camerasOn = await watchCameras(page)
  const name = newGuest()
  const guest = await reserved(page, { name, from: nextArrival(), locale: 'de' })
  await isFilmed(guest.reference)
  await openCounter(page)
  await page.getByRole('button', { name: 'Scan', exact: true }).click()
  const stay = panel(page, name)
  await expect(stay).toContainText(guest.reference)
  await expect(dialog(page)).toHaveCount(0)
  expect(await camerasOn()).toBe(0)

  const tags = freeTags()
  for (const [index, tag] of tags.entries())
    await stay.getByRole('textbox', { name: `Tag of item ${index + 1}` }).fill(`${tag}`)
  await stay.getByRole('button', { name: 'Check in 2 items' }).click()
  await says(page, 'Checked in.')
  const labels = page.locator('body > div > section')
  await page.evaluate(() => {
    const there = () => document.querySelectorAll('body > div > section').length
    window.print = () => document.body.setAttribute('data-printed', `${there()} labels`)
  })
  await stay.getByRole('button', { name: 'Print labels' }).click()
  await expect(page.locator('body[data-printed="2 labels"]')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(stay).toBeHidden()
  const [first = '', last = ''] = name.split(' ')
  const label = (tag: number, place: number) =>
    `${tag}${first} ${last.charAt(0)}.${place} of 2${guest.reference}Pick-up: `
  await expect(labels).toContainText([label(tags[0], 1), label(tags[1], 2)])
  expect(await readCode(labels.last().getByRole('img'))).toBe(guest.reference)
  await page.emulateMedia({ media: 'screen' })

  await stay.getByText('Phrases', { exact: true }).click()
  await expect(stay.getByLabel('Guest’s language')).toHaveValue('de')
  await stay.getByRole('button', { name: /^Darf ich bitte Ihren Pass/ }).click()
  await expect(page.getByRole('dialog').locator('[lang=de]')).toHaveText(
    'Darf ich bitte Ihren Pass oder Ausweis sehen?',
  )
})

test('everyone can read the scan dialog', async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showScanDialog', 'en')
  await expect(dialog(page)).toContainText('Hold the guest’s code')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    const { violations } = await new AxeBuilder({ page }).include('[role=dialog]').analyze()
    expect(violations.map(({ id }) => id)).toEqual([])
  }
})

const refusals = {
  NotAllowedError: 'The browser does not allow the camera here.',
  NotFoundError: 'This device has no camera.',
  NotReadableError: 'Another app is using the camera.',
}

for (const [name, advice] of Object.entries(refusals)) {
  test(`${name}: staff see what to do and can try again`, { tag: '@phone' }, async ({ page }) => {
    await page.addInitScript((name) => {
      const { mediaDevices } = navigator
      const open = mediaDevices.getUserMedia.bind(mediaDevices)
      mediaDevices.getUserMedia = () => {
        mediaDevices.getUserMedia = open
        return Promise.reject(new DOMException('', name))
      }
    }, name)
    await signInAsStaff(page)
    await showPart(page, 'showScanDialog', 'en')
    await expect(dialog(page).getByRole('status')).toContainText(advice)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByText(`Read: ${reference}`)).toHaveCount(1)
  })
}

test('an unplugged camera is reported', { tag: '@phone' }, async ({ page }) => {
  await watchCameras(page)
  await signInAsStaff(page)
  await showPart(page, 'showScanDialog', 'en')
  await expect(page.getByText(`Read: ${reference}`)).toHaveCount(1)
  await page.evaluate(() => {
    const { streams } = globalThis as unknown as { streams: MediaStream[] }
    streams[0]?.getVideoTracks()[0]?.dispatchEvent(new Event('ended'))
  })
  await expect(dialog(page).getByRole('status')).toContainText('The camera stopped.')
})

test('a camera that opens after the dialog was closed stops at once', { tag: '@phone' }, async ({
  page,
}) => {
  const camerasOn = await watchCameras(page)
  await page.addInitScript(() => {
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async (wanted) => {
      await new Promise((resolve) => setTimeout(resolve, 700))
      return open(wanted)
    }
  })
  await signInAsStaff(page)
  await showPart(page, 'showScanDialog', 'en')
  await expect(dialog(page)).toContainText('Opening the camera…')
  await page.keyboard.press('Escape')
  const opened = () =>
    page.evaluate(() => (globalThis as unknown as { streams: MediaStream[] }).streams.length)
  await expect.poll(opened).toBe(1)
  await expect.poll(camerasOn).toBe(0)
})

test.describe('a hand scanner', { tag: '@desktop' }, () => {
  /** Types faster than a person, like a scanner. */
  async function scan(page: Page, text: string): Promise<void> {
    const keys = [...text].map((key) => ({
      key,
      code: key === '-' ? 'Minus' : /\d/.test(key) ? `Digit${key}` : `Key${key}`,
    }))
    const session = await page.context().newCDPSession(page)
    const sent = [
      ...keys.map((key) => ({ ...key, text: key.key })),
      { key: 'Enter', code: 'Enter', text: '\r' },
    ]
    const start = Date.now() / 1000
    // The keys bring their own times, because a busy machine delivers them more slowly than a scanner.
    await Promise.all(
      sent.flatMap(({ text, ...key }, index) => {
        const timestamp = start + index / 100
        return [
          session.send('Input.dispatchKeyEvent', { type: 'keyDown', ...key, text, timestamp }),
          session.send('Input.dispatchKeyEvent', { type: 'keyUp', ...key, timestamp }),
        ]
      }),
    )
    await session.detach()
  }

  test('is read without a focused field, and does not press a focused button', async ({ page }) => {
    await signInAsStaff(page)
    await showPart(page, 'showHandScanner')
    await scan(page, reference)
    await expect(page.getByText(`Scanned: ${reference}`)).toHaveCount(1)
    await page.getByRole('button', { name: 'Press' }).focus()
    await scan(page, reference)
    await expect(page.getByText(`Scanned: ${reference}`)).toHaveCount(2)
    await expect(page.getByText('Pressed')).toHaveCount(0)
  })

  test('types into a focused field', async ({ page }) => {
    await signInAsStaff(page)
    await showPart(page, 'showHandScanner')
    await page.getByLabel('Search').focus()
    await scan(page, reference)
    await expect(page.getByLabel('Search')).toHaveValue(reference)
    await expect(page.getByText(/^Scanned/)).toHaveCount(0)
  })

  test('is not confused with typing by hand', async ({ page }) => {
    await signInAsStaff(page)
    await showPart(page, 'showHandScanner')
    await page.getByRole('button', { name: 'Press' }).focus()
    await page.keyboard.type('TIR-2026', { delay: 120 })
    await page.keyboard.press('Enter')
    await expect(page.getByText('Pressed')).toHaveCount(1)
    await expect(page.getByText(/^Scanned/)).toHaveCount(0)
  })
})
