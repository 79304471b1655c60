/**
 * Folders under `web/` whose texts are in each catalog (`web/locales/<locale>/<catalog>.po`).
 * Each catalog is a single request, so a folder that two catalogs need is in both and is translated
 * twice.
 */
export const catalogFolders = {
  chrome: ['guest/layout', 'words/office-phone', 'words/ways-to-pay'],
  forms: ['ui', 'forms', 'guest/office'],
  stay: ['guest/booking/form', 'guest/booking/price'],
  confirmation: ['guest/booking/confirmation'],
  /** Parts of the booking forms that are loaded on demand, such as closures on the chosen days. */
  'stay-later': ['guest/booking/advice'],
  home: ['pages/home'],
  sections: ['guest/home', 'guest/landmarks', 'words/liability'],
  about: ['pages/about'],
  services: ['pages/services'],
  location: ['pages/location', 'guest/contact/ways', 'guest/landmarks'],
  accommodations: ['pages/accommodations'],
  buses: ['pages/bus-tickets', 'pages/bus-lines', 'guest/transport'],
  'local-buses': ['pages/local-buses', 'guest/transport'],
  shuttle: ['pages/airport-shuttle', 'guest/transport'],
  legal: ['pages/legal', 'guest/legal', 'words/liability'],
  'service-request': ['guest/services', 'words/service-names'],
  chat: ['guest/chat', 'guest/landmarks', 'words/liability'],
  consent: ['guest/consent'],
  booking: [
    'pages/book-online',
    'pages/booking-frame',
    'guest/booking/pay',
    'guest/payment',
    'words/liability',
  ],
  reservation: [
    'pages/reserve',
    'pages/reservation-frame',
    'guest/booking/reserve',
    'words/liability',
  ],
  'booking-confirmed': ['pages/booking-confirmed', 'pages/booking-confirmed-frame'],
  pass: ['pages/pass', 'guest/pass'],
  'lost-link': ['guest/pass/lost-link'],
  collect: ['guest/pass/collect'],
  receipt: ['guest/pass/receipt'],
  'pay-change': ['guest/pass/pay', 'guest/payment'],
  contact: ['pages/contact', 'guest/contact'],
  'contact-ways': ['guest/contact/ways'],
  /** Loaded for every part of the staff area, in addition to the part's own catalogs. */
  staff: [
    'pages/admin',
    'words/service-names',
    'staff/dashboard',
    'staff/actions',
    'staff/offline',
    'staff/session',
  ],
  desk: ['staff/desk'],
  stays: ['staff/stays'],
  till: ['staff/till'],
  closures: ['staff/closures'],
  attention: ['staff/attention'],
  phrases: ['staff/phrases'],
  'not-found': ['pages/not-found'],
  /** Texts of the pages that the service workers show offline if a page isn't cached. */
  offline: ['words/offline'],
} as const satisfies Record<string, readonly string[]>

export type Catalog = keyof typeof catalogFolders
