import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../test/e2e/browser.ts'
import type { Phone } from './drill.ts'
import type { DrillStay } from './people.ts'
import type { DrillSite } from './site.ts'

const timeout = 30_000
const saved = 'This pass is saved here and opens without a connection, too.'
const reference = /^TIR-\d{4}-\d{3}-[A-Z0-9]{4}$/

/**
 * Opens the stay's pass in Chromium, and waits until the page has saved it.
 * Throws if either takes more than 30 seconds.
 */
export async function openPhone(site: DrillSite, { passToken }: DrillStay): Promise<Phone> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  const page = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await page.goto(`${site.origin}/pass#${passToken}`)
  await page.getByText(saved).waitFor({ timeout })
  const isShown = async (what: string, alsoSays: RegExp | null) => {
    await page.reload()
    const found = (await says(page, reference)) && (!alsoSays || (await says(page, alsoSays)))
    return { what, found: Number(found), expected: 1 }
  }
  return {
    keepsPass: () => isShown('pass on a phone that kept it while the site was closed', /as of/),
    showsStay: () => isShown('pass on a phone that shows the stay again', null),
    close: () => browser.close(),
  }
}

async function says(page: Page, text: RegExp): Promise<boolean> {
  const found = page.getByText(text).first()
  return found.waitFor({ timeout }).then(
    () => true,
    () => false,
  )
}
