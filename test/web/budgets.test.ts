import { readFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { locales } from '../../domain/business/locales.ts'
import { filesOf, readManifest } from '../../web/prerender/manifest.ts'
import { pageFactsOf } from '../../web/prerender/page-facts.ts'
import { clientEntry, pageParts } from '../../web/prerender/page-files.ts'
import { type BuiltPage, builtPages } from './built-site.ts'

const kilobyte = 1000
const manifest = readManifest('dist/manifest.json')
const sizes = new Map<string, number>()

/** Compressed bytes: brotli 5, as Cloudflare sends text; images and fonts are already compressed. */
function weigh(content: string | Buffer): number {
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 }
  return brotliCompressSync(content, { params }).length
}

function weighFile(address: string): number {
  const known = sizes.get(address)
  if (known !== undefined) return known
  const content = readFileSync(`dist/client${address}`)
  const size = /\.(woff2|png|avif|webp)$/.test(address) ? content.length : weigh(content)
  sizes.set(address, size)
  return size
}

const total = (addresses: readonly string[]) =>
  addresses.reduce((sum, address) => sum + weighFile(address), 0)

function inlineScripts({ document }: BuiltPage): string {
  return document
    .querySelectorAll('script:not([src]):not([type$=json])')
    .map((script) => script.innerHTML)
    .join('')
}

const weights = builtPages.map((built) => {
  const files = pageParts(manifest, built.page, built.locale)
  const inline = inlineScripts(built)
  return {
    built,
    files,
    script: total(files.scripts) + (inline ? weigh(inline) : 0),
    style: total(files.styles),
    words: total(files.scripts.filter((file) => isCatalog(file))),
  }
})

/** Headings ask for it once they are laid out. */
function fontsOf({ html }: BuiltPage): string[] {
  return [...html.matchAll(/url\(([^)]+\.woff2)\)/g)].map(([, address = '']) => address)
}

function isCatalog(address: string): boolean {
  return Object.entries(manifest).some(
    ([source, { file }]) => source.endsWith('.po') && `/${file}` === address,
  )
}

const named = weights.map((weight) => [weight.built.address, weight] as const)
const booking = [
  'book-online',
  'reserve',
  'booking-frame',
  'reservation-frame',
  'booking-confirmed',
  'booking-confirmed-frame',
  'pass',
]
const staff = ['admin']

describe('budget 1: script of a content page, texts included', () => {
  const content = named.filter(([, { built }]) => ![...booking, ...staff].includes(built.page.name))

  it.each(content)('%s stays within 100 KB', (_, { script }) => {
    expect(script).toBeLessThanOrEqual(100 * kilobyte)
  })
})

describe('budget 2: script of a booking page before the card field', () => {
  const content = named.filter(([, { built }]) => booking.includes(built.page.name))

  it.each(content)('%s adds at most 30 KB', (_, { script }) => {
    expect(script).toBeLessThanOrEqual(130 * kilobyte)
  })
})

/** Every script that pages of a language may load, at once or later. */
function reachableScripts(built: readonly BuiltPage[]): Set<string> {
  const sources = new Set<string>()
  const visit = (source: string): void => {
    if (sources.has(source)) return
    sources.add(source)
    const chunk: { imports?: string[]; dynamicImports?: string[] } | undefined = manifest[source]
    // The entry's dynamic imports are the pages themselves.
    const later = source === clientEntry ? [] : (chunk?.dynamicImports ?? [])
    for (const other of [...(chunk?.imports ?? []), ...later]) visit(other)
  }
  for (const { page, locale } of built) {
    visit(`web/pages/${page.name}/page.tsx`)
    const words = [...page.catalogs, ...(pageFactsOf(page).laterCatalogs ?? [])]
    for (const catalog of words) visit(`web/locales/${locale}/${catalog}.po`)
  }
  return new Set(filesOf(manifest, [...sources]).scripts)
}

describe("budget 14: the staff's own script", () => {
  it.each(locales)(
    'in %s is at most 165 KB, including all parts, texts and the camera',
    (locale) => {
      const ofLocale = builtPages.filter((built) => built.locale === locale)
      const isStaffs = ({ page }: BuiltPage) => staff.includes(page.name)
      const others = reachableScripts(ofLocale.filter((built) => !isStaffs(built)))
      const own = [...reachableScripts(ofLocale.filter(isStaffs))].filter(
        (file) => !others.has(file),
      )
      for (const part of ['desk', 'stays', 'till', 'closures', 'dashboard', 'decode', 'staff']) {
        expect(
          own.some((file) => file.startsWith(`/assets/${part}-`)),
          part,
        ).toBe(true)
      }
      expect(total(own)).toBeLessThanOrEqual(165 * kilobyte)
    },
  )
})

/** Links that load nothing, and the icon that iPhones load only for the home screen. */
const notLoaded = ['alternate', 'canonical', 'apple-touch-icon']

describe('budget 3: the home page, cold', () => {
  const home = named.filter(([, { built }]) => built.page.name === 'home')

  it.each(home)(
    '%s takes at most 15 requests and 200 KB, of which 15 KB are styles',
    (_, weight) => {
      const { html, document } = weight.built
      const loaded = document
        // The browser decides whether to load a lazy image: test/e2e/weight.spec.ts counts those.
        .querySelectorAll(
          'link[href^="/"]:not([disabled]), [src^="/"]:not([loading=lazy]), use[href^="/"]',
        )
        .filter((element) => !notLoaded.includes(element.getAttribute('rel') ?? ''))
        .map((element) => element.getAttribute('href') ?? element.getAttribute('src') ?? '')
        .map((address) => address.split('#')[0] ?? '')
        // Browsers that use the SVG icon skip the old one.
        .filter((address) => address !== '/favicon.ico')
      const requests = new Set([...loaded, ...fontsOf(weight.built)])
      expect(requests.size + 1).toBeLessThanOrEqual(15)
      expect(total([...requests]) + weigh(html)).toBeLessThanOrEqual(200 * kilobyte)
      expect(weight.style).toBeLessThanOrEqual(15 * kilobyte)
    },
  )
})

describe('budget 9: content pages are served without the Worker', () => {
  const [, list = '[]'] =
    /^run_worker_first = (\[[^\]]*\])$/m.exec(readFileSync('wrangler.toml', 'utf8')) ?? []
  const patterns: string[] = JSON.parse(list)
  const callsWorker = (address: string) =>
    patterns.some((pattern) => new RegExp(`^${pattern.replaceAll('*', '.*')}$`).test(address))

  it.each(named)('%s and its files are served from the assets', (address, { built, files }) => {
    const guarded = [...staff, 'not-found'].includes(built.page.name)
    expect(callsWorker(address)).toBe(guarded)
    const loaded = [...files.scripts, ...files.styles, ...fontsOf(built)]
    expect(loaded.filter(callsWorker)).toEqual([])
  })
})

describe('what a page loads', () => {
  it.each(named)('%s loads one font, without preloading it', (_, { built }) => {
    expect(fontsOf(built)).toHaveLength(1)
    expect(built.document.querySelectorAll('link[rel=preload][as=font]')).toHaveLength(0)
  })

  it.each(named)('%s links all its scripts and styles in its document', (_, { built, files }) => {
    const { document } = built
    const hrefs = (selector: string) =>
      document.querySelectorAll(selector).map((link) => link.getAttribute('href') ?? '')
    expect(hrefs('link[rel=modulepreload]').sort()).toEqual([...files.scripts].sort())
    expect(hrefs('link[rel=stylesheet]').sort()).toEqual([...files.styles].sort())
  })

  it.each(named)('%s loads texts only in its own language', (_, { built, files }) => {
    const text = built.document.querySelector('#catalogs')?.textContent ?? '{}'
    const catalogs = new Set([...Object.values<string>(JSON.parse(text)), ...files.scripts])
    const filesIn = (locale: string) =>
      Object.entries(manifest)
        .filter(([source]) => source.startsWith(`web/locales/${locale}/`))
        .map(([, { file }]) => `/${file}`)
    expect(filesIn(built.locale).some((file) => catalogs.has(file))).toBe(true)
    for (const locale of locales.filter((locale) => locale !== built.locale)) {
      expect(filesIn(locale).filter((file) => catalogs.has(file))).toEqual([])
    }
  })
})

const heaviest = new Map<string, (typeof weights)[number]>()
for (const weight of weights) {
  const known = heaviest.get(weight.built.page.name)
  if (!known || weight.script > known.script) heaviest.set(weight.built.page.name, weight)
}
console.table(
  [...heaviest.values()].map(({ built, script, words, style }) => ({
    heaviest: built.address,
    script,
    words,
    style,
    html: weigh(built.html),
  })),
)
