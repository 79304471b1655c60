import { describe, expect, it } from 'vitest'
import { business } from '../../../../domain/business.ts'
import type { Locale } from '../../../../domain/locales.ts'
import { dialLink } from '../../../../web/words/office-text.ts'
import { builtPages } from '../../built-site.ts'

/** How each language begins to say it. */
const beginning: Record<Locale, string> = {
  en: 'To cancel, reply to your confirmation email',
  sq: 'Për të anuluar, përgjigjuni emailit të konfirmimit',
  it: 'Per annullare, risponda all’e-mail di conferma',
  de: 'Zum Stornieren antworten Sie auf die Bestätigungs-E-Mail',
  fr: 'Pour annuler, répondez à l’e-mail de confirmation',
  es: 'Para cancelar, responda al correo de confirmación',
  da: 'Vil du afbestille, så svar på bekræftelsesmailen',
}

const explained = builtPages
  .filter(({ page }) => ['home', 'contact', 'legal'].includes(page.name))
  .map((built) => [built.address, built] as const)

describe('where a page says what is refunded', () => {
  it.each(explained)('%s says how to cancel', (_, { locale, document }) => {
    expect(document.querySelector('main')?.textContent).toContain(beginning[locale])
  })

  it.each(explained.filter(([, { page }]) => page.name === 'legal'))(
    '%s leads to whoever cancels it',
    (_, { locale, document }) => {
      const said = document
        .querySelectorAll('main p')
        .find(({ textContent }) => textContent?.startsWith(beginning[locale]))
      const links = said?.querySelectorAll('a').map((link) => link.getAttribute('href'))
      expect(links).toEqual([dialLink(business.phone), `mailto:${business.email}`])
    },
  )
})
