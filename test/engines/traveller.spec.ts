import { expect } from '@playwright/test'
import { prices } from '../../domain/business/business.ts'
import { cards } from '../e2e/traveller.ts'
import { words } from '../e2e/words.ts'
import { fillsInTwoItems, reference } from './booking-form.ts'
import { comesToLife, sees, test } from './test.ts'
import type { BrowserWindow, Place } from './window.ts'

const say = words.en

/** Pays in the card field of Stripe's stand-in, a frame of another origin. */
async function paysByCard(place: Place): Promise<void> {
  await place.tap('button', say.payWithCard)
  const card = place.frame('Secure payment input frame')
  await card.fill('Card number', cards.good)
  await card.fill('Expiration date', '12 / 34')
  await card.fill('Security code', '123')
  await place.tap('button', new RegExp(`^${say.pay('€\\d+\\.00')}$`))
  await sees(place, say.paid)
  await sees(place, reference)
}

test('a guest books and pays by card', async ({ window }) => {
  await window.open('/book-online')
  await fillsInTwoItems(window)
  await paysByCard(window)
})

test('a guest reserves', async ({ window }) => {
  await window.open('/reserve-pay-location')
  await fillsInTwoItems(window)
  await window.tap('button', say.reserve)
  await sees(window, say.reserved)
  await sees(window, reference)
})

test('a guest pays in the dialog of the home page', async ({ window }) => {
  await window.open('/')
  await comesToLife(window)
  await window.tap('link', /^Book and Pay Online/)
  const form = window.frame('Book and Pay Online')
  await fillsInTwoItems(form)
  await paysByCard(form)
})

test('a guest requests a service', async ({ window }) => {
  await window.open('/services-hub')
  await window.tap('button', 'Reserve Taxi')
  await sees(window, 'Book Taxi Service')
  await window.fill(say.fullName, 'Ana Hoxha')
  await window.fill(say.email, 'ana@guest.example')
  await window.fill('Start Date & Time', await tomorrowAtTen(window))
  await window.tap('button', 'Confirm Booking')
  await sees(window, 'We’ve received your request')
  await sees(window, reference)
})

async function tomorrowAtTen(window: BrowserWindow): Promise<string> {
  const proposed = await window.value('Start Date & Time')
  const next = new Date(Date.parse(`${proposed.slice(0, 10)}T00:00Z`) + 86_400_000)
  return `${next.toISOString().slice(0, 10)}T10:00`
}

test('a visitor writes to the office', async ({ window }) => {
  await window.open('/contact')
  await window.fill(say.contactName, 'Ana Hoxha')
  await window.fill(say.email, `ana.${crypto.randomUUID()}@example.com`)
  await window.fill(say.subject, 'A bicycle')
  await window.fill(say.message, 'Can you keep my bicycle too?')
  await window.tap('button', say.send)
  await sees(window, say.sent)
})

test('a visitor opens a page from the menu, and switches to German', async ({ window }) => {
  await window.open('/')
  await window.tap('button', 'Menu')
  await window.tap('link', 'Contact')
  await sees(window, say.send)
  await window.tap('button', 'Language: English')
  await window.tap('link', 'Deutsch')
  await sees(window, words.de.send)
  expect(await window.path()).toBe('/de/contact')
})

test('a visitor asks the assistant', async ({ window }) => {
  await window.open('/services-hub')
  await comesToLife(window)
  await window.tap('button', 'Ask a question')
  await window.fill('Your question', 'how much for 2 bags?')
  await window.type('\n')
  await sees(window, `€${prices.dayPerItem / 100}`)
})
