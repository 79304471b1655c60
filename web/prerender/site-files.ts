import { business } from '../../domain/business/business.ts'
import { defaultLocale, type Locale, locales, localizePath } from '../../domain/business/locales.ts'
import { hrefOf, paths } from '../routing/paths.ts'
import { pages } from '../routing/routes.ts'
import { themeColors } from '../ui/styles/theme-colors.ts'
import { pageFactsOf } from './page-facts.ts'

/** `released` is a UTC date, such as 2026-11-22. */
export function sitemap(origin: string, released: string): string {
  const listed = pages.filter((page) => !pageFactsOf(page).unlisted)
  const lastmod = `<lastmod>${released}</lastmod>`
  const entries = listed.flatMap(({ path }) => {
    const address = (locale: (typeof locales)[number]) => origin + hrefOf(path, locale)
    const alternates = [
      ...locales.map((locale) => alternate(locale, address(locale))),
      alternate('x-default', address(defaultLocale)),
    ].join('')
    return locales.map(
      (locale) => `<url><loc>${address(locale)}</loc>${lastmod}${alternates}</url>`,
    )
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">
${entries.join('\n')}
</urlset>
`
}

function alternate(language: string, address: string): string {
  return `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`
}

/** Lets crawlers read unlisted pages, so that they see `noindex`. */
export function robots(origin: string): string {
  return `User-agent: *
Disallow: /api/

Sitemap: ${origin}/sitemap.xml
`
}

export function webManifest(): string {
  return JSON.stringify({
    id: '/',
    name: business.name,
    short_name: 'Bags Tirana',
    start_url: '/',
    display: 'minimal-ui',
    ...looks,
  })
}

export function manifestOf(path: `/${string}`, locale: Locale): string {
  return `${localizePath(path, locale)}.webmanifest`
}

/** Makes the pass installable as a separate app. `name` is translated. */
export function passManifest(name: string, locale: Locale): string {
  const start = localizePath(paths.pass, locale)
  return JSON.stringify({
    id: paths.pass,
    lang: locale,
    name: `${name} – ${business.name}`,
    short_name: name,
    start_url: start,
    scope: start,
    display: 'standalone',
    ...looks,
  })
}

const looks = {
  background_color: themeColors.light,
  theme_color: themeColors.light,
  icons: [
    { src: '/favicon.svg', type: 'image/svg+xml', sizes: 'any' },
    { src: '/icon-192.png', type: 'image/png', sizes: '192x192' },
    { src: '/icon-512.png', type: 'image/png', sizes: '512x512' },
    { src: '/icon-maskable-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
  ],
}
