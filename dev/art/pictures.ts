import { chromium, type Page } from '@playwright/test'
import { findBrowser } from '../../test/e2e/browser.ts'

export const publicFolder = new URL('../../web/public/', import.meta.url)

export interface Picture {
  html: string
  width: number
  height: number
}

export async function drawPictures<Result>(
  work: (draw: (picture: Picture) => Promise<Buffer>) => Promise<Result>,
): Promise<Result> {
  const executablePath = findBrowser()
  const browser = await chromium.launch({
    ...(executablePath && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu'],
  })
  try {
    const page = await browser.newPage()
    return await work((picture) => draw(page, picture))
  } finally {
    await browser.close()
  }
}

async function draw(page: Page, { html, width, height }: Picture): Promise<Buffer> {
  await page.setViewportSize({ width, height })
  await page.setContent(html, { waitUntil: 'load' })
  await page.evaluate(async () => void (await document.fonts.ready))
  return page.screenshot({ omitBackground: true })
}

export function dataAddress(type: string, content: Buffer | string): string {
  return `data:${type};base64,${Buffer.from(content).toString('base64')}`
}
