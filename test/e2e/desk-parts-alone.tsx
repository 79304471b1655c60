import { i18n, type Messages } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import type { ReactNode } from 'react'
import { createRoot } from 'react-dom/client'
import { prices } from '../../domain/business/business.ts'
import type { Locale } from '../../domain/business/locales.ts'
import type { Cents } from '../../domain/business/money.ts'
import { Labels, printLabels } from '../../web/staff/desk/labels/labels.tsx'
import { ScanDialog } from '../../web/staff/desk/scan/scan-dialog.tsx'
import { useHandScanner } from '../../web/staff/desk/scan/use-hand-scanner.ts'
import { PhraseCards } from '../../web/staff/phrases/phrase-cards.tsx'
import { Button } from '../../web/ui/button.tsx'
import { TextInput } from '../../web/ui/text-input.tsx'

/** The parts of the desk, each by itself; `desk-parts-bundle.ts` bundles this file. */

const catalogs = import.meta.glob<Messages>('../../web/locales/*/{desk,forms,phrases}.po', {
  eager: true,
  import: 'messages',
})

function show(locale: Locale, part: ReactNode): () => void {
  const messages: Messages = {}
  for (const name of ['desk', 'forms', 'phrases']) {
    Object.assign(messages, catalogs[`../../web/locales/${locale}/${name}.po`])
  }
  i18n.loadAndActivate({ locale, messages })
  const place = document.querySelector('main') ?? document.body
  const here = document.createElement('div')
  place.prepend(here)
  const root = createRoot(here)
  root.render(<I18nProvider i18n={i18n}>{part}</I18nProvider>)
  return () => root.unmount()
}

function note(text: string): void {
  const said = document.createElement('p')
  said.textContent = text
  document.querySelector('main')?.append(said)
}

/** Writes what it reads onto the page. */
export function showScanDialog(locale: Locale): void {
  const close = show(
    locale,
    <ScanDialog onRead={(text) => note(`Read: ${text}`)} onClose={() => close()} />,
  )
}

function Listening() {
  useHandScanner((text) => note(`Scanned: ${text}`))
  return (
    <>
      <TextInput aria-label="Search" />
      <Button onClick={() => note('Pressed')}>Press</Button>
    </>
  )
}

export function showHandScanner(): void {
  show('en', <Listening />)
}

export function showLabels(locale: Locale, tags: number[]): void {
  const stay = {
    customerName: 'Ana Maria Hoxha',
    reference: 'TIR-2026-325-K7QM',
    pickUpAt: '2026-11-23T16:00:00.000Z',
  }
  const bag = { status: 'inside', outTo: null, collectorId: null, photo: null } as const
  const bags = tags.map((tag) => ({ ...bag, id: `${tag}`, tag }))
  show(locale, <Labels record={{ stay, bags }} tags={tags} />)
}

export function showPhraseCards(
  locale: Locale,
  guestLocale: Locale,
  dayPerItem: Cents = prices.dayPerItem,
): void {
  show(locale, <PhraseCards guestLocale={guestLocale} own={{ dayPerItem }} />)
}

export { printLabels }
