import { describe, expect, it } from 'vitest'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { whatsappLink } from '../../../domain/business/whatsapp-link.ts'
import { dialLink } from '../../../web/words/office-text.ts'
import { builtPages } from '../built-site.ts'

const begun: Record<Locale, RegExp> = {
  en: /^Hello/,
  sq: /^Përshëndetje/,
  it: /^Buongiorno/,
  de: /^(Guten Tag|Hallo)/,
  fr: /^Bonjour/,
  es: /^Hola/,
  da: /^Hej/,
}

const hrefs = (html: string) =>
  [...html.matchAll(/href="([^"]+)"/g)].map(([, to = '']) => to.replaceAll('&amp;', '&'))

const ways = builtPages
  .map(({ address, locale, document }) => {
    const links = hrefs(document.querySelector('main')?.innerHTML ?? '')
    const phones = links.filter((to) => to === dialLink(business.phone))
    const chats = links.filter((to) => to.startsWith(whatsappLink(business.phone)))
    return { address, locale, phones, chats }
  })
  .filter(({ phones }) => phones.length > 0)

describe('a page that tells a guest to call', () => {
  it('is one of many', () => {
    expect(new Set(ways.map(({ address }) => address)).size).toBeGreaterThan(40)
  })

  it.each(ways)('$address offers WhatsApp as well, with a message in its language', (page) => {
    expect(page.chats.length).toBeGreaterThanOrEqual(page.phones.length)
    for (const chat of page.chats) {
      expect(new URL(chat).searchParams.get('text')).toMatch(begun[page.locale])
    }
  })
})
