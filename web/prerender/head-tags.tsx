import type { I18n } from '@lingui/core'
import { business, prices } from '../../domain/business/business.ts'
import { defaultLocale, type Locale, languages, locales } from '../../domain/business/locales.ts'
import { euroText } from '../../domain/business/money.ts'
import type { Page, PageModule } from '../routing/page.ts'
import { hrefOf } from '../routing/paths.ts'
import { notFoundPage } from '../routing/routes.ts'
import { themeColors } from '../ui/styles/theme-colors.ts'
import { hoursText } from '../words/hours-text.ts'
import { pageFactsOf } from './page-facts.ts'
import { manifestOf } from './site-files.ts'

export interface HeadTagsProps {
  page: Page
  locale: Locale
  i18n: I18n
  module: PageModule
  origin: string
}

export function HeadTags({ page, locale, i18n, module, origin }: HeadTagsProps) {
  const { title, description, keywords } = module.head(i18n)
  const address = origin + hrefOf(page.path, locale)
  const isError = page === notFoundPage
  const picture = `${origin}/social/${locale}.png`
  // This text is mostly figures, so it needs no translation.
  const pictureText = `${business.name}, ${euroText(prices.dayPerItem, locale)}, ${hoursText}`
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      {pageFactsOf(page).unlisted && <meta name="robots" content="noindex" />}
      {!isError && <Addresses page={page} origin={origin} address={address} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={business.name} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={picture} />
      <meta property="og:image:alt" content={pictureText} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:locale" content={`${locale}_${languages[locale].region}`} />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={picture} />
      <meta name="twitter:image:alt" content={pictureText} />
      {Object.entries(themeColors).map(([scheme, color]) => (
        <meta
          key={scheme}
          name="theme-color"
          media={`(prefers-color-scheme: ${scheme})`}
          content={color}
        />
      ))}
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link
        rel="manifest"
        href={
          pageFactsOf(page).ownManifest ? manifestOf(page.path, locale) : '/manifest.webmanifest'
        }
      />
    </>
  )
}

type AddressesProps = Pick<HeadTagsProps, 'page' | 'origin'> & { address: string }

function Addresses({ page, origin, address }: AddressesProps) {
  return (
    <>
      <link rel="canonical" href={address} />
      {locales.map((locale) => (
        <link
          key={locale}
          rel="alternate"
          hrefLang={locale}
          href={origin + hrefOf(page.path, locale)}
        />
      ))}
      <link rel="alternate" hrefLang="x-default" href={origin + hrefOf(page.path, defaultLocale)} />
      <meta property="og:url" content={address} />
    </>
  )
}
