import { expect, test } from '@playwright/test'
import { locales } from '../../domain/business/locales.ts'
import { showPart } from './desk-parts-bundle.ts'
import { readCode } from './read-code.ts'
import { signInAsStaff } from './staff.ts'

/** Millimetres as PDF points of 1/72 inch. */
const points = (millimetres: number) => (millimetres / 25.4) * 72

/** The sizes of a PDF's pages, in points. */
function pageSizes(pdf: Buffer): number[][] {
  const text = pdf.toString('latin1')
  const boxes = [...text.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)]
  return boxes.map(([, width, height]) => [Number(width), Number(height)])
}

test('labels print one per page on label paper, without the rest of the page', {
  tag: '@desktop',
}, async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showLabels', 'en', [7, 128, 4096])
  const sizes = pageSizes(await page.pdf({ preferCSSPageSize: true }))
  expect(sizes).toHaveLength(3)
  for (const [width = 0, height = 0] of sizes) {
    expect(Math.abs(width - points(62))).toBeLessThan(1)
    expect(Math.abs(height - points(40))).toBeLessThan(1)
  }
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByText('Admin Dashboard')).toBeHidden()
  const labels = page.locator('body > div > section')
  await expect(labels).toHaveText([
    /^7Ana H\.1 of 3/,
    /^128Ana H\.2 of 3/,
    /^4096Ana H\.3 of 3TIR-2026-325-K7QMPick-up: Mon, 23 Nov 2026, 17:00$/,
  ])
  for (const label of await labels.all()) {
    expect(await readCode(label.getByRole('img'))).toBe('TIR-2026-325-K7QM')
  }
})

test('a label fits its text in every language', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page)
  for (const locale of locales) await showPart(page, 'showLabels', locale, [7, 128, 4096])
  await page.emulateMedia({ media: 'print' })
  const labels = page.locator('body > div > section')
  await expect(labels).toHaveCount(3 * locales.length)
  const cut = await labels
    .locator('p')
    .evaluateAll((parts) =>
      parts
        .filter((it) => it.scrollWidth > it.clientWidth || it.scrollHeight > it.clientHeight + 1)
        .map((it) => it.textContent),
    )
  expect(cut).toEqual([])
})

test('labels are hidden on the screen', { tag: '@desktop' }, async ({ page }) => {
  await signInAsStaff(page)
  await showPart(page, 'showLabels', 'en', [7])
  await expect(page.getByText('1 of 1')).toBeHidden()
  await expect(page.getByText('Admin Dashboard')).toBeVisible()
})
