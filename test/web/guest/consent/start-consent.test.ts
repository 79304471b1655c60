import { describe, expect, it } from 'vitest'
import { cameFromAnotherPage } from '../../../../web/guest/consent/start-consent.ts'

const site = 'https://luggage.example'

describe('whether a visitor reads a second page of the site', () => {
  it.each([
    ['/', '/contact'],
    ['/de', '/de/contact'],
    ['/about?from=mail#team', '/de'],
  ])('they do, from %s to %s', (from, to) => {
    expect(cameFromAnotherPage(site + from, site + to)).toBe(true)
  })

  it('they don’t where they came from nowhere', () => {
    expect(cameFromAnotherPage('', `${site}/contact`)).toBe(false)
  })

  it.each([
    'https://elsewhere.example/',
    'https://luggage.example.elsewhere.example/',
    'http://luggage.example/',
  ])('they don’t where they came from another site: %s', (referrer) => {
    expect(cameFromAnotherPage(referrer, `${site}/contact`)).toBe(false)
  })

  it.each([
    ['/contact', '/de/contact'],
    ['/', '/sq'],
    ['/it/about', '/about'],
  ])('they don’t where their language led them from %s to %s', (from, to) => {
    expect(cameFromAnotherPage(site + from, site + to)).toBe(false)
  })
})
