import { readFileSync } from 'node:fs'
import type { HTMLElement } from 'node-html-parser'
import { describe, expect, it } from 'vitest'
import { business, prices } from '../../domain/business/business.ts'
import { landmarks } from '../../domain/business/landmarks.ts'
import { euroText } from '../../domain/business/money.ts'
import { serviceTypes } from '../../domain/business/services.ts'
import { whatsappLink } from '../../domain/business/whatsapp-link.ts'
import { hrefOf, paths } from '../../web/routing/paths.ts'
import { type BuiltPage, builtPagesOf } from './built-site.ts'
import { hoursIn } from './hours-in.ts'
import { walksOf } from './walks.ts'

const pagesNamed = (name: string) => builtPagesOf(name).map((page) => [page.address, page] as const)

const english = (name: string) => textOf(builtPagesOf(name)[0])

function textOf(built: BuiltPage | undefined): string {
  const text = built?.document.querySelector('main')?.structuredText ?? ''
  return text.replaceAll('\u00a0', ' ')
}

const allWaysToPay = ['Apple Pay', 'Google Pay', 'Link', 'Visa', 'Mastercard', 'American Express']

const waysToPay = ({ document }: BuiltPage) =>
  document.querySelectorAll('main svg[role=img]').map((mark) => mark.getAttribute('aria-label'))

const linksOf = ({ document }: BuiltPage) =>
  document.querySelectorAll('main a').map((link) => link.getAttribute('href'))

describe('the home page (specification, section 2, Home)', () => {
  it.each(pagesNamed('home'))(
    "%s shows the office's rating, address and hours, with three reviews",
    (_, { document, locale }) => {
      const reviews = document.querySelector('#reviews')
      const { name, address, rating } = business
      for (const fact of [name, address.street, String(rating.count)])
        expect(reviews?.textContent).toContain(fact)
      expect(reviews?.textContent).toMatch(hoursIn(locale))
      expect(reviews?.querySelector('strong')?.textContent).toMatch(/^4[.,]9$/)
      expect(reviews?.querySelectorAll('blockquote')).toHaveLength(3)
    },
  )

  it.each(pagesNamed('home'))(
    '%s shows invented reviewers only if the reviews are marked as invented',
    (_, { document }) => {
      const quoted = document.querySelectorAll('#reviews figure strong').map(({ text }) => text)
      const invented = ['Giulia R.', 'Jonas W.', 'Claire D.']
      expect(quoted.filter((author) => invented.includes(author))).toEqual(
        business.reviewsAreInvented ? invented : [],
      )
    },
  )

  it.each(pagesNamed('home'))(
    '%s shows the cards and wallets that are accepted online',
    (_, built) => {
      expect(waysToPay(built)).toEqual(allWaysToPay)
    },
  )

  it.each(pagesNamed('home'))(
    '%s shows an icon for each of the four partners',
    (_, { document }) => {
      const partners = document.querySelector('#partners')?.closest('section')
      const marks = partners?.querySelectorAll('li a svg[aria-hidden=true] use') ?? []
      const drawn = readFileSync('web/ui/icons/icons.svg', 'utf8')
      expect(marks).toHaveLength(4)
      for (const mark of marks) {
        expect(drawn).toContain(`<symbol id="${mark.getAttribute('href')?.split('#')[1]}"`)
      }
    },
  )
})

describe('the location on the home page (specification, section 2, Home)', () => {
  it.each(pagesNamed('home'))(
    '%s shows address, hours and email address beside the map',
    (_, built) => {
      const place = built.document.querySelector('#location')
      for (const fact of [business.address.street, business.email])
        expect(place?.textContent).toContain(fact)
      expect(place?.textContent).toMatch(hoursIn(built.locale))
    },
  )

  it.each(pagesNamed('home'))('%s shows the price beside the ways to book', (_, built) => {
    const ways = built.document.querySelector('[data-booking=reservation]')?.closest('section')
    expect(ways?.querySelectorAll('ol > li')).toHaveLength(3)
    expect(ways?.textContent).toContain(euroText(prices.dayPerItem, built.locale))
  })
})

describe('the services (specification, section 2, Services)', () => {
  const both = [...pagesNamed('home'), ...pagesNamed('services')]

  it.each(both)('%s has a card for each, with image, title, text and price', (_, built) => {
    const cards = built.document.querySelectorAll('#services article')
    expect(cards).toHaveLength(serviceTypes.length)
    for (const card of cards) {
      expect(card.querySelector('img')?.getAttribute('src')).toContain('/illustrations/services/')
      const [title, text, price] = ['h3', 'h3 + p', 'h3 + p + p'].map(
        (part) => card.querySelector(part)?.textContent ?? '',
      )
      expect(title).not.toBe('')
      expect(text?.length).toBeGreaterThan(20)
      expect(price).not.toBe('')
    }
  })

  it.each(['home', 'services'])('have the prices of section 9 on %s', (name) => {
    const [page] = builtPagesOf(name)
    const cards = page?.document.querySelectorAll('#services article') ?? []
    const part = (card: HTMLElement, name: string) => card.querySelector(name)?.textContent
    const shown = cards.map((card) => [part(card, 'h3'), part(card, 'h3 + p + p')])
    const specified = [
      ['Luggage Storage', '€3 per item per day'],
      ['Airport Shuttle', '€4 per person, one-way'],
      ['Taxi', 'about €15–20'],
      ['Accommodations', 'Prices on the listing'],
      ['Intercity Buses', 'from €5'],
      ['City Buses', '40 Lek a ride'],
      ...['Tours', 'Equipment Rental', 'Local Guides', 'Travel Packages'].map((title) => [
        title,
        'Price on request',
      ]),
    ]
    const titles = specified.map(([title]) => title)
    expect(shown.filter(([title]) => titles.includes(title ?? ''))).toEqual(specified)
  })
})

describe('the contact page (specification, section 2, Contact)', () => {
  it.each(pagesNamed('contact'))('%s has four required fields', (_, { document }) => {
    const controls = document.querySelectorAll('main form input, main form textarea')
    const fields = controls.map((it) => [it.getAttribute('name'), it.getAttribute('aria-required')])
    expect(fields).toEqual(['name', 'email', 'subject', 'message'].map((name) => [name, 'true']))
  })

  it('describes the ways to contact the office', () => {
    const text = english('contact')
    for (const note of [
      'The desk is staffed every day, 08:00–23:00.',
      'We answer within 24 hours.',
      'About 3 minutes on foot from the main square.',
    ])
      expect(text).toContain(note)
  })
})

describe('the location page (specification, section 2, Location page)', () => {
  it.each(pagesNamed('location'))('%s lists ten sights with their walks', (_, { document }) => {
    const list = document.querySelectorAll('main ol').at(-1)
    expect(walksOf(list)).toEqual(landmarks.map(({ minutes, metres }) => [minutes, metres]))
    expect(walksOf(list)).toHaveLength(10)
  })

  it.each(pagesNamed('location'))('%s links to phone, email, map and WhatsApp', (_, built) => {
    const { phone, email, mapUrl } = business
    const ways = [`tel:${phone.replaceAll(' ', '')}`, `mailto:${email}`, mapUrl]
    const chat = expect.stringContaining(`${whatsappLink(phone)}?text=`)
    expect(linksOf(built)).toEqual(expect.arrayContaining([...ways, chat]))
  })

  it('shows the price of each way to get there, with shuttle and public bus apart', () => {
    const text = english('location')
    for (const price of [
      /shuttle\n€4 per person/,
      /public bus\n€2 to the city/,
      /about €15–20/,
      /40 Lek/,
    ])
      expect(text).toMatch(price)
  })
})

describe('the airport shuttle page (specification, sections 2 and 9)', () => {
  it('shows the prices of the shuttle, the public bus and a taxi', () => {
    const text = english('airport-shuttle')
    expect(text).toMatch(/public airport bus at €2 is a different service/)
    expect(text).toMatch(/Airport shuttle\n€4 per person\nAbout 30 minutes, hourly, 24\/7/)
    expect(text).toMatch(/Taxi\nAbout €15–20 for the car\n15–20 minutes/)
    expect(text).toContain('10 minutes early')
  })
})

describe('the city bus page (specification, section 2, Local bus lines page)', () => {
  it('explains the ride in three steps, with the fare', () => {
    const [plan, board, explore] = ['Plan your ride', 'Board and pay', 'Explore'].map((step) =>
      english('local-buses').indexOf(`\n${step}\n`),
    )
    expect(plan).toBeGreaterThan(0)
    expect(board).toBeGreaterThan(plan ?? 0)
    expect(explore).toBeGreaterThan(board ?? 0)
    expect(english('local-buses')).toContain('in cash, in Albanian Lek: 40 Lek')
  })

  it.each(pagesNamed('local-buses'))('%s links to booking, contact and location', (_, built) => {
    const to = [paths.bookOnline, paths.contact, paths.location]
    expect(linksOf(built)).toEqual(
      expect.arrayContaining(to.map((path) => hrefOf(path, built.locale))),
    )
  })
})

describe('the price plans (specification, section 9)', () => {
  it('are on the services page with their unit, price in Lek and number of items', () => {
    const text = english('services')
    expect(text).toContain('€3 per item per day\n300 Lek.')
    expect(text).toContain('€35 for two weeks\n3,500 Lek, for up to 2 items together.')
    expect(text).toContain('€50 for a month\n5,000 Lek, for up to 2 items together.')
    expect(text).toContain('€2 per item per hour\n1 to 24 hours')
  })

  it.each(pagesNamed('services'))('%s shows four plans', (_, built) => {
    const plans = built.document.querySelectorAll('#pricing h3')
    expect(plans).toHaveLength(4)
  })
})

describe('the booking pages (specification, section 2, Book online)', () => {
  const both = [...pagesNamed('book-online'), ...pagesNamed('reserve')]

  it.each(both)('%s shows phone, email address and office address for help', (_, built) => {
    const { phone, email, address, mapUrl } = business
    const [help] = built.document.querySelectorAll('main dl').slice(-1)
    expect(help?.querySelectorAll('a').map((link) => link.getAttribute('href'))).toEqual([
      `tel:${phone.replaceAll(' ', '')}`,
      expect.stringContaining(whatsappLink(phone)),
      `mailto:${email}`,
      mapUrl,
    ])
    expect(help?.textContent).toContain(address.street)
  })

  it.each([
    ['book-online', '22:00', 15, ['10:00', '17:00']],
    ['reserve', '23:00', 16, ['12:00', '12:00']],
  ] as const)('%s offers the hours from 08:00 to %s: %d', (name, last, count, usual) => {
    for (const [, { document }] of pagesNamed(name)) {
      const selects = document.querySelectorAll('main form select')
      expect(selects).toHaveLength(2)
      for (const [index, select] of selects.entries()) {
        const hours = select.querySelectorAll('option').map(({ textContent }) => textContent)
        expect(hours).toHaveLength(count)
        expect([hours[0], hours.at(-1)]).toEqual(['08:00', last])
        expect(select.querySelector('option[selected]')?.textContent).toBe(usual[index])
      }
    }
  })

  it.each(pagesNamed('book-online'))(
    '%s shows the cards and wallets that are accepted',
    (_, built) => {
      expect(waysToPay(built)).toEqual(allWaysToPay)
    },
  )

  it('/book-online has the sentence about refunds in its HTML, because it may be the largest paint', () => {
    expect(english('book-online')).toContain('Today’s bookings can’t be refunded once paid.')
  })

  it.each(pagesNamed('book-online'))('%s links to the terms and summarises them', (_, built) => {
    const terms = built.document.querySelector('main form a[href*="#terms"]')
    expect(terms?.getAttribute('target')).toBe('_blank')
    expect(terms?.parentNode?.textContent.length).toBeGreaterThan(150)
  })

  it('summarise the terms: refunds, cancellation and forbidden goods', () => {
    expect(english('book-online')).toMatch(
      /By paying you accept our terms\. There is no refund if you cancel on the drop-off date .+ To cancel, .+ Bags must be closed; no dangerous or illegal goods.+ If we lose or damage your luggage, we are liable for it as the law provides\./,
    )
  })

  it('promise no refund before a date is chosen', () => {
    expect(english('book-online')).not.toMatch(/full refund|unused full days/i)
  })

  it('say what is paid for lost luggage, on home, in its questions and before reserving', () => {
    const promise = 'If we lose or damage your luggage, we are liable for it as the law provides.'
    expect(english('home').split(promise)).toHaveLength(3)
    expect(english('reserve')).toContain(promise)
  })

  it.each(pagesNamed('reserve'))('%s says how, where and when to pay', (_, built) => {
    const card = built.document.querySelector('[aria-labelledby=payment-information]')
    const [paid, place] = card?.querySelectorAll('dd') ?? []
    expect(paid?.textContent).toMatch(/Euro.*\bLe[kc]/i)
    expect(paid?.textContent).toContain(String(prices.dayPerItemLek))
    expect(place?.textContent).toBe(`${business.address.street}, 1001 Tirana`)
    expect(place?.querySelector('a')?.getAttribute('href')).toBe(business.mapUrl)
  })

  it('say that a reservation is paid at the desk by cash or card', () => {
    expect(english('reserve')).toMatch(
      /\nPay at Location\nCash or card, in Euro or Albanian Lek \(300 Lek per item per day\)\. You pay nothing now\.\nLocation\n.+\nHours\n08:00AM - 11:00PM\n/,
    )
  })

  it('list the benefits of paying online', () => {
    const text = english('book-online')
    for (const highlight of [
      `Secure payment, ${euroText(prices.dayPerItem, 'en')} per item per day`,
      'No waiting',
      'Central location',
    ])
      expect(text).toContain(highlight)
  })
})

describe('the terms (specification, section 9, Policies)', () => {
  it('name forbidden goods, the required ID, and what happens to uncollected luggage', () => {
    const text = english('legal')
    expect(text).toContain('Dangerous goods, illegal items, perishable food and live animals.')
    expect(text).toContain('Bags must be closed')
    expect(text).toContain('photo ID')
    expect(text).toMatch(/abandoned after 6 months, once we have tried to reach you/)
    expect(text).toMatch(/Up to 12 months after you collect your bags/)
  })
})
