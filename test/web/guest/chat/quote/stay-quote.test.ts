import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limits, prices } from '../../../../../domain/business/business.ts'
import { type Locale, locales } from '../../../../../domain/business/locales.ts'
import { regularOpeningTimes } from '../../../../../domain/opening-hours/opening-times.ts'
import { lekOf } from '../../../../../domain/payments/drawer.ts'
import { cheaperPlan, quote, storedPrice } from '../../../../../domain/pricing/pricing.ts'
import { addDays, tiranaInstant } from '../../../../../domain/time/calendar.ts'
import { quoteOf } from '../../../../../web/guest/chat/quote/stay-quote.ts'

interface Expected {
  items: number
  days?: number
  hours?: number
  first?: string
}

const file = 'test/web/guest/chat/quote/phrases.json'
const phrases: Record<Locale, [string, Expected][]> = JSON.parse(readFileSync(file, 'utf8'))

/** A Friday. */
const today = '2026-11-27'
const morning = tiranaInstant(today, '09:30')

const quoted = (text: string, locale: Locale = 'en', now = morning) =>
  quoteOf(text, locale, now, regularOpeningTimes)

/** The price of the cheapest plan, by the rules of `domain/`. */
function priceOf({ items, days = 1, hours }: Expected): number {
  const startDate = tiranaInstant(today, '10:00')
  const endDate = hours
    ? new Date(startDate.getTime() + hours * 3_600_000)
    : tiranaInstant(addDays(today, days - 1), '17:00')
  const stay = {
    serviceType: 'storage',
    storageType: 'daily',
    luggageCount: items,
    startDate,
    endDate,
  } as const
  return cheaperPlan(stay)?.totalPrice ?? storedPrice(quote(stay))
}

describe.each(locales)('a question about a price, in %s', (locale) => {
  it.each(phrases[locale])('is quoted: %s', (text, expected) => {
    const answer = quoted(text, locale)
    expect(answer).toMatchObject(expected)
    expect(answer?.total).toBe(priceOf(expected))
    expect(answer?.lek).toBe(lekOf(priceOf(expected)))
  })

  it('is quoted in English too, at least twelve questions in its own language', () => {
    expect(quoted('how much for 3 bags 2 days', locale)).toMatchObject({ items: 3, days: 2 })
    expect(phrases[locale].length).toBeGreaterThanOrEqual(12)
  })
})

describe('a stay in numbers', () => {
  it('has the price of the domain for every number of items and days', () => {
    const items = fc.integer({ min: limits.minItems, max: limits.maxItems })
    const days = fc.integer({ min: 1, max: 40 })
    fc.assert(
      fc.property(items, days, (items, days) => {
        const answer = quoted(`${items} bags ${days} days`)
        expect(answer).toMatchObject({ items, days, first: today })
        expect(answer?.total).toBe(priceOf({ items, days }))
      }),
      { numRuns: 300 },
    )
  })

  it('names the plan that costs less, and the price by the day', () => {
    expect(quoted('2 bags for a month')).toMatchObject({
      plan: 'long',
      total: prices.long.cents,
      daily: 2 * 30 * prices.dayPerItem,
    })
    expect(quoted('2 bags 1 hour')).toMatchObject({ plan: 'short', hours: 1 })
    expect(quoted('2 bags 1 day')).toMatchObject({ plan: 'daily', daily: null, split: null })
  })

  it('names the price as two bookings if that is less', () => {
    expect(quoted('3 bags for a month')).toMatchObject({
      plan: 'daily',
      split: 2 * prices.long.cents,
    })
  })

  it('is too large for one booking from 21 items on', () => {
    const total = 21 * 2 * prices.dayPerItem
    expect(quoted('21 bags 2 days')).toMatchObject({ total, isBookable: false, split: null })
    expect(quoted('20 bags 2 days')).toMatchObject({ isBookable: true })
  })

  it('starts today, and tomorrow once the desk takes no more bags', () => {
    const night = tiranaInstant(today, '23:10')
    expect(quoted('2 bags')).toMatchObject({ first: today, assumed: { start: 'today' } })
    for (const text of ['2 bags', '2 bags today']) {
      expect(quoted(text, 'en', night)).toMatchObject({
        first: '2026-11-28',
        last: '2026-11-28',
        assumed: { start: 'tomorrow' },
      })
    }
  })

  it('fits its hours into a day on which the desk is open', () => {
    const evening = tiranaInstant(today, '20:30')
    expect(quoted('1 bag 5 hours', 'en', evening)).toMatchObject({
      first: '2026-11-28',
      times: { dropOff: '10:00', pickUp: '15:00' },
    })
    const nineToEleven = { dropOff: '09:00', pickUp: '11:00' }
    for (const text of ['1 bag from 9 to 11', '1 bag tomorrow from 9 to 10:30']) {
      expect(quoted(text)).toMatchObject({ first: '2026-11-28', times: nineToEleven })
    }
    expect(quoted('1 bag from 22:00 to 23:00')).toMatchObject({ times: null, plan: 'daily' })
  })

  it('ends on the last day that the form gets, whatever the times of day', () => {
    const stays = [
      ['2 bags 31/12 8pm till 5/1 9am', '2026-12-31', '2027-01-05'],
      ['2 bags drop off today picking up sat', '2026-11-27', '2026-11-28'],
      ['2 bags drop at 6pm and pick up at 9 in the morning', '2026-11-27', '2026-11-28'],
      ['is 24 hours one day? drop today 15:00 pick up tomorrow 15:00', '2026-11-27', '2026-11-28'],
    ] as const
    for (const [text, first, last] of stays) {
      expect(quoted(text)).toMatchObject({ first, last, times: null })
    }
  })

  it('says what it assumed', () => {
    expect(quoted('3 days')?.assumed).toEqual({ items: true, days: false, start: 'today' })
    expect(quoted('2 bags tomorrow')?.assumed).toEqual({ items: false, days: true, start: null })
  })

  it('ends at the next such weekday or date', () => {
    expect(quoted('bag from friday to friday')).toMatchObject({ days: 8 })
    expect(quoted('2 bags 3 january')).toMatchObject({ first: '2027-01-03' })
    expect(quoted('2 bags next friday')).toMatchObject({ first: '2026-12-04' })
    expect(quoted('2 bags 30/12 - 5/1')).toMatchObject({ days: 7 })
    expect(quoted('2 bags 2026-12-01 - 2026-12-03')).toMatchObject({ days: 3 })
  })

  it('takes a verb of looking for a place, or of taking a train, for no pick-up', () => {
    for (const [text, locale] of [
      ['Busco consigna para 2 maletas mañana', 'es'],
      ['Je cherche une consigne pour 2 valises demain', 'fr'],
      ['prendo il treno domani, 2 valigie', 'it'],
    ] as const) {
      expect(quoted(text, locale), text).toMatchObject({ first: '2026-11-28', days: 1 })
    }
    expect(quoted('dejo 2 maletas vie y recojo mar', 'es')).toMatchObject({ days: 5 })
  })

  it.each([
    ['call me on +355 69 123 4567', 'en'],
    ['2 backpacks from fri 14th til mon 17th', 'en'],
    ['2 bags tomorrow monday', 'en'],
    ['2 bags saturday 29 nov to monday 30 nov', 'en'],
    ['2 Koffer Montag 4.12. bis Montag 7.12.', 'de'],
    ['2 valigie domenica 28 novembre fino a lunedì', 'it'],
    ['2 valises du samedi 29 novembre au lundi 30 novembre', 'fr'],
    ['2 maletas sábado 29 de noviembre hasta el lunes', 'es'],
    ['2 kufferter lørdag den 29. november til mandag', 'da'],
    ['2 valixhe të shtunën 29 nëntor deri të hënën', 'sq'],
    ['I am 30, one bag each', 'en'],
    ['ho 3 tavole per 2 giorni', 'it'],
    ['tengo 3 tablas de surf 2 días', 'es'],
    ['j’ai 3 pour 2 jours', 'fr'],
    ['ich bin 30, je ein Koffer', 'de'],
    ['ho 30 anni, una valigia a testa', 'it'],
    ['j’ai 30 ans, une valise chacun', 'fr'],
    ['tengo 30 años, una maleta cada uno', 'es'],
    ['jeg er 30, en kuffert hver', 'da'],
    ['jam 30 vjeç, nga një valixhe secili', 'sq'],
    ['069 123 4567', 'sq'],
    ['still 5 euro??', 'en'],
    ['is it 3€ or 300 lek', 'en'],
    ['kostet das 5 Euro?', 'de'],
    ['our flight is at 5am', 'en'],
    ['Unser Bus kommt um 5 Uhr an, ist da schon jemand?', 'de'],
    ['abbiamo il volo alle 3 di notte', 'it'],
    ['my son is 8 years old', 'en'],
    ['we are 14 people', 'en'],
    ['reisegruppe 25 personen, geht das', 'de'],
    ['siamo in 22, gita scolastica', 'it'],
    ['jemi nje grup 20 vete', 'sq'],
    ['somos 16 con un monton de maletas', 'es'],
    ['room 12', 'en'],
    ['chambre 204', 'fr'],
    ['my reference is TIR-2026-325-K7QM', 'en'],
    ['flight LH 1410', 'en'],
    ['a suitcase of 55x40x20 cm', 'en', 1],
    ['is 23 kg ok', 'en'],
    ['2-3 bags', 'en'],
    ['2 or 3 days', 'en'],
    ['zwei bis drei koffer', 'de'],
    ['2/3 giorni', 'it'],
    ['2 bags in 3 days', 'en'],
    ['a few days', 'en'],
    ['ein paar Tage', 'de'],
    ['1.5 days 2 bags', 'en'],
    ['0 bags', 'en'],
    ['1000 bags', 'en'],
    ['open 24/7?', 'en'],
    ['how much is it', 'en'],
    ['how much is it today', 'en'],
    ['2 bags each', 'en'],
    ['6 personer med hver sin rygsæk, én dag', 'da'],
    ['2 suitcases and a daypack', 'en'],
    ['one day or two', 'en'],
    ['2 bags for 3 days and 1 bag for 1 day', 'en'],
    ['bag from 30 february', 'en'],
    ['2 bags for 3 years', 'en'],
    ['2 bags from sunday until saturday or monday', 'en'],
    ['see you at 10', 'en'],
    ['ferme-t-on à 23h ?', 'fr'],
    ['lorem ipsum 42', 'en'],
    ['2 bags from saturday, picking up after our trip', 'en'],
    ['2 bags friday picking up xmas eve', 'en'],
    ['drop 2 bags tomorrow, collect on the thirtieth', 'en'],
    ['2 bags for a week in december', 'en'],
    ['2 bags 14.10 to 18.10', 'en'],
    ['2 bags 14.10', 'en'],
    ['2 couples with 2 cases each', 'en'],
    ['two families of 4, 2 bags each', 'en'],
    ['4 people, 2 bags per couple', 'en'],
    ['2 Paare mit je 2 Koffern', 'de'],
    ['2 coppie con 2 valigie a testa', 'it'],
    ['2 couples avec 2 valises chacun', 'fr'],
    ['2 parejas con 2 maletas cada una', 'es'],
    ['2 par med 2 kufferter hver', 'da'],
    ['2 çifte me 2 valixhe secili', 'sq'],
    ['3 bags from friday and 1 bag from sunday', 'en'],
    ['3 bags until sunday, but one of them only until saturday', 'en'],
    ['3 bags friday to monday, from sunday only 2', 'en'],
    ['3 Koffer bis Montag, einen hole ich schon am Samstag', 'de'],
    ['3 valigie fino a lunedì, una la ritiro sabato', 'it'],
    ['2 valigie per 2/3 ore', 'it'],
    ['my 2 bags sat', 'en'],
    ['3 bags tue 9.10', 'en'],
    ['2 bags, pick up after the concert', 'en'],
    ['drop 2 bags friday, pick up whenever', 'en'],
    ['2 bags drop on fri, back in january', 'en'],
    ['from today till mon 2 bags 5 days', 'en'],
    ['2 bags until sunday 1 day', 'en'],
    ['each person has 2 bags', 'en'],
    ['3 bags, picking up 2 on saturday and the rest on monday', 'en'],
    ['3 bags till monday, take one out on sunday', 'en'],
    ['2 bags from friday, another one from saturday, till monday', 'en'],
    ['4 bags the first two days then 2 bags the next 3 days', 'en'],
    ['2 Koffer morgen abgeben und nach dem Urlaub abholen', 'de'],
    ['2 Koffer Freitag abgeben, Abholung im Januar', 'de'],
    ['2 valigie domani e le ritiro dopo le vacanze', 'it'],
    ['2 valises demain, retrait après les vacances', 'fr'],
    ['2 maletas mañana y las recojo en navidad', 'es'],
    ['2 tasker i morgen og henter efter ferien', 'da'],
    ['2 canta neser dhe i marr pas pushimeve', 'sq'],
    ['do you pick up 2 bags from our hotel', 'en'],
    ['2 bags 20 dec, return on the thirtieth', 'en'],
    ['2 bags, leave at 14.10, back 12.05', 'en'],
    ['one bag for 3 days and another for 5 days', 'en'],
    ['3 bags the first day then 2 bags until sunday', 'en'],
    ['each of us has 2 bags', 'en'],
    ['2 families of 4 with 2 suitcases each', 'en'],
    ['three groups of 5 with one bag each', 'en'],
    ['2 Familien mit je 3 Koffern', 'de'],
    ['3 Koffer bis Sonntag, einen davon nur bis Samstag', 'de'],
    ['2 valigie mar 3', 'it'],
    ['2 famiglie con 3 valigie', 'it'],
    ['sei disponibile sabato per una valigia mar', 'it'],
    ["3 valises jusqu'à lundi, j'en reprends une dimanche", 'fr'],
    ['3 maletas hasta el lunes, una la recojo el domingo', 'es'],
    ['3 kufferter til mandag, den ene henter vi søndag', 'da'],
    ['3 valixhe deri te henen, njeren e marr te dielen', 'sq'],
    ['2 bags in december', 'en'],
    ['2 bags in may', 'en'],
    ['dejar 2 maletas mañana para ir al mar', 'es'],
    ['déposer 2 valises demain, on va à la mer', 'fr'],
    ['leave 2 bags today and enjoy some sun', 'en'],
    ['afleverer 2 kufferter man, henter ons', 'da'],
    ['Abgabe so, Abholung mi, 2 Koffer', 'de'],
    ['drop 2 bags tomorrow, collect the day after christmas', 'en'],
    ['we are 3 people with 2 bags, how much each?', 'en'],
    ['2 bags for 3 people, price per person?', 'en'],
  ] as const)('is not read into “%s” (%s)', (text, locale, items?: number) => {
    if (items) expect(quoted(text, locale)).toMatchObject({ items, days: 1 })
    else expect(quoted(text, locale)).toBeNull()
  })
})
