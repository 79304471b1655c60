import type { I18n } from '@lingui/core'
import { StrictMode } from 'react'
import { renderToStaticMarkup, renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router'
import type { Thing, WithContext } from 'schema-dts'
import { defaultLocale, type Locale, localizePath } from '../../domain/business/locales.ts'
import { App } from '../app.tsx'
import type { Page } from '../routing/page.ts'
import { paths } from '../routing/paths.ts'
import { notFoundPage } from '../routing/routes.ts'
import { businessData } from './business-data.ts'
import { HeadTags, type HeadTagsProps } from './head-tags.tsx'
import {
  entryId,
  entryScript,
  heldTapsScript,
  paymentReturnScript,
  savedLanguageScript,
  savedThemeScript,
} from './inline-scripts.ts'
import { pageFactsOf } from './page-facts.ts'
import type { PageFiles } from './page-files.ts'

export interface DocumentInput extends HeadTagsProps {
  path: string
  files: PageFiles
  css: (href: string) => string
}

export function renderDocument(input: DocumentInput): string {
  return `<!doctype html>${renderToStaticMarkup(<Document {...input} />)}\n`
}

const returnsFromBank: readonly string[] = [
  paths.bookingConfirmed,
  paths.bookingConfirmedFrame,
  paths.pass,
]

function Document(input: DocumentInput) {
  const { page, path, locale, i18n, files, css } = input
  // The not-found page only exists in English.
  const movesToSaved = locale === defaultLocale && page !== notFoundPage
  const isPaymentReturn = returnsFromBank.includes(path)
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <HeadTags {...input} />
        {movesToSaved && <Inline code={savedLanguageScript} />}
        {isPaymentReturn && <Inline code={paymentReturnScript} />}
        <Inline code={savedThemeScript} />
        <Inline code={heldTapsScript} />
        {files.styles.map((href) => (
          <InlineStyles key={href} href={href} css={css(href)} />
        ))}
        {/* The priority is low, because reading the page needs no script. */}
        <link id={entryId} rel="modulepreload" href={files.entry} fetchPriority="low" />
        {files.scripts
          .filter((href) => href !== files.entry)
          .map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
        <Inline type="module" code={entryScript} />
        <Inline type="application/json" id="catalogs" code={scriptSafe(files.catalogs)} />
        {structuredData(page, i18n).map((data) => (
          <Inline key={JSON.stringify(data)} type="application/ld+json" code={scriptSafe(data)} />
        ))}
      </head>
      <body>
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: React's own output */}
        <div id="app" dangerouslySetInnerHTML={{ __html: renderApp(input) }} />
      </body>
    </html>
  )
}

function renderApp({ path, page, i18n, module }: DocumentInput): string {
  return renderToString(
    <StrictMode>
      <StaticRouter location={localizePath(path, i18n.locale as Locale)}>
        <App i18n={i18n} page={page} Content={module.default} />
      </StaticRouter>
    </StrictMode>,
  )
}

/** React's types for `<link>` lack this standard attribute. */
const unfetched = { disabled: true }

/**
 * Inlines styles, because requests would delay the first paint.
 * The disabled link is never fetched. It keeps the bundler's loader from adding the stylesheet
 * again.
 */
function InlineStyles({ href, css }: { href: string; css: string }) {
  return (
    <>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build's own stylesheet */}
      <style dangerouslySetInnerHTML={{ __html: css }} />
      <link rel="stylesheet" href={href} {...unfetched} />
    </>
  )
}

function Inline({ code, ...rest }: { code: string; type?: string; id?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our constants, or escaped by `scriptSafe`
  return <script {...rest} dangerouslySetInnerHTML={{ __html: code }} />
}

/** Returns the value as JSON that can't close the `<script>` element. */
function scriptSafe(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c')
}

/** A page's `structured-data.ts`, which only the prerender loads. */
interface StructuredDataModule {
  structuredData: (i18n: I18n) => WithContext<Exclude<Thing, string>>[]
}

const ofPages = import.meta.glob<StructuredDataModule>('../pages/*/structured-data.ts', {
  eager: true,
})

function structuredData(page: Page, i18n: I18n): object[] {
  const { name } = page
  const own = ofPages[`../pages/${name}/structured-data.ts`]?.structuredData(i18n) ?? []
  return [...(pageFactsOf(page).describesBusiness ? [businessData()] : []), ...own]
}
