import { describe, expect, it } from 'vitest'
import { business } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { whatsappLink } from '../../../../domain/business/whatsapp-link.ts'
import { hrefOf, paths } from '../../../../web/routing/paths.ts'
import { dialLink } from '../../../../web/words/office-text.ts'
import { builtPagesOf } from '../../built-site.ts'

/** The first words of the explanation in each language. */
const beginning: Record<Locale, string> = {
  en: 'To cancel, open your luggage pass from the link in any email from us',
  sq: 'Për të anuluar, hapni kartelën tuaj të bagazhit nga linku',
  it: 'Per annullare, apra il suo pass bagagli dal link',
  de: 'Zum Stornieren öffnen Sie Ihren Gepäckpass über den Link',
  fr: 'Pour annuler, ouvrez votre pass bagages avec le lien',
  es: 'Para cancelar, abra su pase de equipaje con el enlace',
  da: 'Vil du afbestille, så åbn dit bagagepas via linket',
}

const explained = ['home', 'contact', 'legal']
  .flatMap(builtPagesOf)
  .map((built) => [built.address, built] as const)

describe('pages that explain refunds', () => {
  it.each(explained)('%s says how to cancel', (_, { locale, document }) => {
    expect(document.querySelector('main')?.textContent).toContain(beginning[locale])
  })

  it.each(explained.filter(([, { page }]) => page.name === 'legal'))(
    '%s links to the pass, the phone number, WhatsApp and the email address for cancelling',
    (_, { locale, document }) => {
      const said = document
        .querySelectorAll('main p')
        .find(({ textContent }) => textContent?.startsWith(beginning[locale]))
      const links = said
        ?.querySelectorAll('a')
        .map((link) => link.getAttribute('href')?.split('?')[0])
      const pass = hrefOf(paths.pass, locale)
      const chat = whatsappLink(business.phone)
      expect(links).toEqual([pass, dialLink(business.phone), chat, `mailto:${business.email}`])
    },
  )
})
