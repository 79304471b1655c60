import { describe, expect, it } from 'vitest'
import { cameFromAnotherPage } from '../../../../web/guest/consent/start-consent.ts'

const site = 'https://luggage.example'

describe('a visit to a second page of the site', () => {
  it.each([
    ['/', '/contact'],
    ['/de', '/de/contact'],
    ['/about?from=mail#team', '/de'],
  ])('is one from %s to %s', (from, to) => {
    expect(cameFromAnotherPage(site + from, site + to)).toBe(true)
  })

  it('is none without a referrer', () => {
    expect(cameFromAnotherPage('', `${site}/contact`)).toBe(false)
  })

  it.each([
    'https://elsewhere.example/',
    'https://luggage.example.elsewhere.example/',
    'http://luggage.example/',
  ])('is none if the visitor came from another site: %s', (referrer) => {
    expect(cameFromAnotherPage(referrer, `${site}/contact`)).toBe(false)
  })

  it.each([
    ['/contact', '/de/contact'],
    ['/', '/sq'],
    ['/it/about', '/about'],
  ])('is none if only the language changed, from %s to %s', (from, to) => {
    expect(cameFromAnotherPage(site + from, site + to)).toBe(false)
  })
})
