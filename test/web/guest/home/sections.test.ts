import { describe, expect, it } from 'vitest'
import { business } from '../../../../domain/business/business.ts'
import { landmarks } from '../../../../domain/business/landmarks.ts'
import { locales } from '../../../../domain/business/locales.ts'
import { rentals } from '../../../../domain/business/partners.ts'
import { hrefOf, paths } from '../../../../web/routing/paths.ts'
import { builtPagesOf } from '../../built-site.ts'
import { walksOf } from '../../walks.ts'

const homes = builtPagesOf('home')
const abouts = builtPagesOf('about')
const digits = (text: string | undefined) => text?.replace(/\D/g, '')

it('both pages are in every language', () => {
  expect([homes.length, abouts.length]).toEqual([locales.length, locales.length])
})

describe('the about section of the home page', () => {
  it('shows four figures, the same in every language', () => {
    for (const { document } of homes) {
      const figures = document.querySelectorAll('#house dl dd').slice(0, 4)
      expect(figures.map(({ textContent }) => digits(textContent))).toEqual([
        '2019',
        '20559',
        '4',
        '99',
      ])
    }
  })

  it('labels the figures in English as specified', () => {
    const labels = homes.find(({ locale }) => locale === 'en')?.document.querySelectorAll('dt')
    expect(labels?.map(({ textContent }) => textContent).slice(-4)).toEqual([
      'Year Established',
      'Served Customers',
      'Max Service Time',
      'Customer Satisfaction',
    ])
  })

  it('has a sentence for every year from 2019 to 2025', () => {
    for (const { document } of homes) {
      const years = document.querySelectorAll('#house time').map(({ textContent }) => textContent)
      expect(years).toEqual(['2019', '2020', '2021', '2022', '2023', '2024', '2025'])
    }
  })

  it('lists the eight nearest sights with their walks', () => {
    for (const { document } of homes) {
      const list = document.querySelectorAll('#house ol').at(-1)
      const nearest = landmarks.slice(0, 8)
      expect(walksOf(list)).toEqual(nearest.map(({ minutes, metres }) => [minutes, metres]))
    }
  })

  it('links to its partners without giving them access to the page', () => {
    for (const { document } of homes) {
      const links = document.querySelectorAll('section[aria-labelledby=partners] a')
      expect(links.map((link) => link.getAttribute('href'))).toEqual([
        business.busPartner.url,
        business.shuttleBookingUrl,
        rentals.tirana.directLink,
        business.paymentProvider.url,
      ])
      for (const link of links) expect(link.getAttribute('rel')).toBe('noopener')
    }
  })
})

describe('the about page', () => {
  it('names the founding year and the distance, and links to the home page and a booking', () => {
    for (const { document, locale } of abouts) {
      const main = document.querySelector('main')
      expect(main?.textContent).toContain('2019')
      expect(main?.textContent).toMatch(/\b200\sm\b/)
      for (const path of [paths.home, paths.bookOnline])
        expect(main?.querySelector(`a[href="${hrefOf(path, locale)}"]`)).not.toBeNull()
    }
  })

  it('tells the story and the strengths of the office', () => {
    const about = abouts.find(({ locale }) => locale === 'en')?.document
    expect(about?.querySelectorAll('main h2').map(({ textContent }) => textContent)).toEqual([
      'Why we opened',
      'Here since 2019',
      'Personal service',
      'In the middle of town',
    ])
  })
})
