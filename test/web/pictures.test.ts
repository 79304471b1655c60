import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { prices } from '../../domain/business/business.ts'
import { locales } from '../../domain/business/locales.ts'
import { euroText } from '../../domain/business/money.ts'
import { serviceTypes } from '../../domain/business/services.ts'
import { webManifest } from '../../web/prerender/site-files.ts'
import { hoursText } from '../../web/words/hours-text.ts'
import { builtPages } from './built-site.ts'

const site = 'dist/client'
const drawings = readdirSync(join(site, 'illustrations'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.svg'))
  .map((name) => join(site, 'illustrations', name))
const kilobyte = 1024

/** Width and height from the PNG's header. */
function pngSize(path: string): string {
  const file = readFileSync(join(site, path))
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

describe('images that represent the site elsewhere', () => {
  it.each(locales)('include a share image in %s', (locale) => {
    const picture = `social/${locale}.png`
    expect(pngSize(picture)).toBe('1200x630')
    expect(statSync(join(site, picture)).size).toBeLessThan(90 * kilobyte)
    for (const { page, document } of builtPages.filter((built) => built.locale === locale)) {
      const content = (name: string) =>
        document.querySelector(`meta[property="${name}"]`)?.getAttribute('content')
      expect(content('og:image'), page.name).toMatch(new RegExp(`/social/${locale}\\.png$`))
      expect(content('og:image:alt')).toContain(euroText(prices.dayPerItem, locale))
      expect(content('og:image:alt')).toContain(hoursText)
    }
  })

  it('include each manifest icon in its declared size', () => {
    const { icons } = JSON.parse(webManifest()) as {
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    const drawn = icons.filter(({ src }) => src.endsWith('.png'))
    expect(drawn.length).toBeGreaterThan(1)
    for (const { src, sizes } of drawn) expect(pngSize(src), src).toBe(sizes)
    expect(icons.map(({ sizes }) => sizes)).toContain('192x192')
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })

  it('include each icon that the home page names', () => {
    const [home] = builtPages
    const links = home?.document.querySelectorAll('link[rel*=icon]') ?? []
    expect(links.length).toBeGreaterThan(1)
    for (const link of links)
      expect(existsSync(join(site, link.getAttribute('href') ?? '')), String(link)).toBe(true)
    expect(pngSize('apple-touch-icon.png')).toBe('180x180')
    const ico = readFileSync(join(site, 'favicon.ico'))
    expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([1, 32, 32])
  })

  it.each(locales)('include a flag of at most 400 bytes for %s', (locale) => {
    expect(statSync(join(site, 'flags', `${locale}.svg`)).size).toBeLessThanOrEqual(400)
  })
})

describe('illustrations', () => {
  it.each(drawings)('%s is small, scalable and self-contained', (path) => {
    const drawing = readFileSync(path, 'utf8')
    const limit = path.includes('landmarks') ? 2 : path.includes('services') ? 3.5 : 6
    expect(brotliCompressSync(drawing).length).toBeLessThan(limit * kilobyte)
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" width=/,
    )
    expect(drawing).not.toMatch(/<script|<image|href="(?!#)|NaN|undefined/)
  })

  it('exist for each service type under its id', () => {
    const drawn = readdirSync(join(site, 'illustrations/services'))
    expect(drawn.toSorted()).toEqual(serviceTypes.map((type) => `${type}.svg`).toSorted())
  })
})
