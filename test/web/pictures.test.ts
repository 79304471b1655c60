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

/** Width and height as the file itself says. */
function pngSize(path: string): string {
  const file = readFileSync(join(site, path))
  return `${file.readUInt32BE(16)}x${file.readUInt32BE(20)}`
}

describe('what stands for the site elsewhere', () => {
  it.each(locales)('a link shared in %s shows a picture in that language', (locale) => {
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

  it('a home screen finds each icon in the size that it is offered', () => {
    const { icons } = JSON.parse(webManifest()) as {
      icons: { src: string; sizes: string; purpose?: string }[]
    }
    for (const { src, sizes } of icons.filter(({ src }) => src.endsWith('.png')))
      expect(pngSize(src), src).toBe(sizes)
    expect(icons.map(({ sizes }) => sizes)).toContain('192x192')
    expect(icons.filter(({ purpose }) => purpose === 'maskable')).toHaveLength(1)
  })

  it('a browser finds each icon that a page names', () => {
    const [home] = builtPages
    for (const link of home?.document.querySelectorAll('link[rel*=icon]') ?? [])
      expect(existsSync(join(site, link.getAttribute('href') ?? '')), String(link)).toBe(true)
    expect(pngSize('apple-touch-icon.png')).toBe('180x180')
    const ico = readFileSync(join(site, 'favicon.ico'))
    expect([ico.readUInt16LE(2), ico.readUInt8(6), ico.readUInt8(7)]).toEqual([1, 32, 32])
  })

  it.each(locales)('the language picker has a small flag for %s', (locale) => {
    expect(statSync(join(site, 'flags', `${locale}.svg`)).size).toBeLessThanOrEqual(400)
  })
})

describe('drawings', () => {
  it.each(drawings)('%s is small, scales and stands for itself', (path) => {
    const drawing = readFileSync(path, 'utf8')
    const limit = path.includes('landmarks') ? 2 : path.includes('services') ? 3.5 : 6
    expect(brotliCompressSync(drawing).length).toBeLessThan(limit * kilobyte)
    expect(drawing).toMatch(
      /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="[\d ]+" width=/,
    )
    expect(drawing).not.toMatch(/<script|<image|href="(?!#)|NaN|undefined/)
  })

  it('there is one for each service, under the id by which its card asks for it', () => {
    const drawn = readdirSync(join(site, 'illustrations/services'))
    expect(drawn.toSorted()).toEqual(serviceTypes.map((type) => `${type}.svg`).toSorted())
  })
})
