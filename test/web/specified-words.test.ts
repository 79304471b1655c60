import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { type Path, paths } from '../../web/routing/paths.ts'
import { notFoundPage } from '../../web/routing/routes.ts'
import { builtPages } from './built-site.ts'

/** Texts that the specification prescribes and that a page shows from the start. */
const onPages: Partial<Record<Path, readonly string[]>> = {
  [paths.home]: [
    'Pay Online',
    'INSTANT',
    'Reserve & Pay On-Location',
    'FLEXIBLE',
    '99% Satisfaction Rate',
    'Trusted Storage since 2019',
    'Book and Pay Online',
    'Reserve & Pay On-Site',
    'Most Popular',
    'Coming Soon',
    'Book Storage',
    'Reserve Taxi',
    'View Tours',
    'View our Airbnbs',
    'View Bus or Buy Ticket',
    'View Routes',
    'View shuttle or Buy Ticket',
    'Rent Gear',
    'Book Guide',
    'View Packages',
    'Year Established',
    'Served Customers',
    'Max Service Time',
    'Customer Satisfaction',
    'Privacy Policy',
    'Terms of Service',
  ],
  [paths.services]: [
    'Tirana Luggage Storage Service Hub',
    'Info point',
    'Wi-Fi',
    'Charging',
    'Coffee',
    'Luggage storage',
    'Airport transfers',
    'Accommodations',
    'Tours',
  ],
  [paths.accommodations]: ['More Details'],
  [paths.airportShuttle]: ['Book Your Shuttle Now', 'Only €4 per person • Hourly departures 24/7'],
  [paths.localBuses]: ['Coming Soon', 'Book Luggage Storage €3/Day', '6:00 AM to 11:00 PM'],
  [paths.bookOnline]: [
    'Book Online',
    'Customer Information',
    'Full Name *',
    'Email Address *',
    'Phone Number (optional)',
    'Reservation Details',
    'Number of Items',
    'Special Requests (optional)',
    'Booking Summary',
    'or pay with card',
    'Pay with Card',
    'All times are Tirana time',
  ],
  [paths.reserve]: ['Pay at Location', '08:00AM - 11:00PM', 'Reserve Your Space'],
}

/** Prescribed texts that appear only later. */
const later = [
  'Back to booking',
  'Reserve Luggage Storage',
  'Book Taxi Service',
  'Book Tourist Activity',
  'Rent Equipment',
  'Book Local Guide',
  'Book Travel Package',
  "Fill out the form below to make your reservation. We'll contact you to confirm details.",
  'Personal Information',
  'Service Details',
  'Cancel',
  'Confirm Booking',
  'Creating Booking...',
  'Preparing Payment...',
  'Processing Payment...',
  'Creating Reservation...',
  'Back to Summary',
  'Back to home',
  'Booking Failed',
  'There was an error creating your booking. Please check your internet connection and try again, or contact us directly.',
  'Missing Information',
  'Please enter your full name before proceeding.',
  'Please enter a valid email address before proceeding.',
  'Payment System Loading',
  'Please wait for the payment system to load and try again.',
  'Payment Failed',
  'There was an error processing your payment. Please try again.',
  'Booking Error',
  'Failed to initiate payment: {}. Please check your details and try again.',
  '✅ Payment Successful!',
  'Reservation Failed',
  'There was an error creating your reservation: {}. Please check your details and try again.',
  'Unknown error occurred',
  'Reservation Confirmed!',
  'Booking reference: {} (Booking ID {}). Save this confirmation! Present the reference when you arrive at our location ({}). Open daily {} to {}.',
  'Sending...',
  'Message Failed',
  'There was an error sending your message. Please try again or contact us directly.',
  'Message Sent Successfully!',
  "Thank you for contacting us. We'll respond within {} hours.",
  'Booking Confirmed!',
  'Booking ID: {}. Save this confirmation! Present your booking ID when you arrive at our location ({}). Open daily {} to {}. Reference: {}.',
  'Short Term ({}€/hour)',
  'Daily Storage (€{}/day)',
  'Mid Term ({}€/2 weeks)',
  'Long Term ({}€/month)',
  '2 (included)',
  '{}+ (contact us)',
  'Loading admin dashboard...',
  'External API Connection',
  'Unable to load dashboard data. Please check your internet connection.',
  'Retry Connection',
  'Back to Website',
  'Refresh Data',
  'Paid Bookings',
  'Reservations',
  'Total Revenue',
  'Contact Messages',
  'Overview',
  'Paid Bookings ({})',
  'Reservations ({})',
  'Messages ({})',
  'Cannot connect to external booking API',
  'Cannot connect to external reservations API',
  'Cannot connect to external contacts API',
  'No paid bookings found...',
  'No reservations found...',
  'No contact messages found.',
  'System Status',
  'Active',
  'Connected',
  'Operational',
  'Working',
  'PAID VIA {}',
  'PAY ON ARRIVAL',
  'New',
  'Read',
  'Clear Sky',
  'Partly Cloudy',
  'Foggy',
  'Rainy',
  'Snowy',
  'Rain Showers',
  'Snow Showers',
  'Thunderstorm',
]

const readable = (text: string) => text.replace(/\s+/g, ' ').replaceAll('’', "'")
const english = builtPages.filter(({ locale }) => locale === 'en')
const cases = Object.entries(onPages).flatMap(([path, texts]) =>
  texts.map((text) => [path, text] as const),
)

/** The texts of the English catalogs, with placeholders as `{}`; a test keeps catalogs and source in sync. */
function catalogTexts(): Set<string> {
  const folder = 'web/locales/en'
  const catalogs = readdirSync(folder).map((file) => readFileSync(`${folder}/${file}`, 'utf8'))
  const entries = catalogs.join('\n').matchAll(/^msgid ((?:".*"\n?)+)/gm)
  const texts = [...entries].map(([, lines]) =>
    (lines ?? '')
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line) as string)
      .join(''),
  )
  return new Set(texts.map((text) => readable(text).replace(/\{\w+\}/g, '{}')))
}

describe('the texts of the specification (sections 2, 5, 8 and 9)', () => {
  it.each(cases)('%s shows “%s”', (path, text) => {
    const page = english.find((built) => built.page.path === path)
    expect(readable(page?.document.querySelector('body')?.textContent ?? '')).toContain(text)
  })

  it.each(later)('“%s” is in the catalogs', (text) => {
    expect(catalogTexts()).toContain(text)
  })

  it('the error page has its prescribed texts', () => {
    const [lost] = builtPages.filter(({ page }) => page === notFoundPage)
    const text = readable(lost?.document.querySelector('main')?.textContent ?? '')
    expect(lost?.document.querySelector('h1')?.textContent).toContain('404 Page Not Found')
    expect(text).toContain('Did you forget to add the page to the router?')
  })

  it("the home page compares the office's price per day with a locker's", () => {
    const home = english.find(({ page }) => page.path === paths.home)?.document
    const cells = home
      ?.querySelectorAll('main table tbody tr:first-child > *')
      .map(({ textContent }) => readable(textContent))
    expect(cells).toEqual(['Price per day', '€3 per item', expect.stringMatching(/8.*15/)])
  })

  it('name every accepted way to pay', () => {
    const answers = [...catalogTexts()].join('\n')
    for (const way of [
      'Visa, Mastercard, American Express, a card from a mobile bank, Apple Pay, Google Pay',
      'cash or card, in Euro or Albanian Lek',
    ]) {
      expect(answers).toContain(way)
    }
  })

  it('the home page has its sections in the prescribed order', () => {
    const home = english.find(({ page }) => page.path === paths.home)?.document
    const headings = home
      ?.querySelectorAll('main h2')
      .map(({ textContent }) => readable(textContent))
    expect(headings).toEqual([
      'Opening hours',
      'Central location',
      'Price',
      'Pay Online',
      'Reserve & Pay On-Location',
      'Hands free in three steps',
      'What travellers say',
      'In the middle of everything',
      'What travellers ask us',
      'Tirana Luggage Storage Service Hub',
      "A family, a desk and other people's bags",
      'What a day costs: our desk or a locker',
      'The #1 original luggage storage in Tirana',
      'Trusted partners',
    ])
  })
})
