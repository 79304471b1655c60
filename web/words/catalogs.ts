/**
 * Which folders' words go into which catalog (`web/locales/<locale>/<catalog>.po`). A page names the
 * catalogs that it needs in `routes.ts`; `chrome` comes with every page. Each catalog is a request, so
 * a folder that two pages show stands in the catalog of each, and is translated in both.
 */
export const catalogFolders = {
  chrome: ['guest/layout', 'words/ways-to-pay'],
  /** What every form says: buttons, hints, a sentence for each error code, and where to turn instead. */
  forms: ['ui', 'forms', 'guest/office'],
  /** What the two booking forms share. */
  stay: ['guest/booking/form', 'guest/booking/price'],
  /** The receipt, fetched when something is booked. */
  confirmation: ['guest/booking/confirmation'],
  /** And what few stays come to: closed days, another price, a second booking, a bus or plane to catch. */
  'stay-later': ['guest/booking/advice'],
  home: ['pages/home'],
  /** What the static parts of the home page and the services hub say. */
  sections: ['guest/home', 'guest/landmarks'],
  about: ['pages/about'],
  services: ['pages/services'],
  location: ['pages/location', 'guest/contact/ways', 'guest/landmarks'],
  accommodations: ['pages/accommodations'],
  buses: ['pages/bus-tickets', 'pages/bus-lines', 'guest/transport'],
  'local-buses': ['pages/local-buses', 'guest/transport'],
  shuttle: ['pages/airport-shuttle', 'guest/transport'],
  legal: ['pages/legal', 'guest/legal'],
  /** Fetched when they are opened. */
  'service-request': ['guest/services', 'words/service-names'],
  chat: ['guest/chat', 'guest/landmarks'],
  consent: ['guest/consent'],
  booking: ['pages/book-online', 'pages/booking-frame', 'guest/booking/pay', 'guest/payment'],
  reservation: ['pages/reserve', 'pages/reservation-frame', 'guest/booking/reserve'],
  'booking-confirmed': ['pages/booking-confirmed', 'pages/booking-confirmed-frame'],
  pass: ['pages/pass', 'guest/pass'],
  /** For those who come to their pass without its link. */
  'lost-link': ['guest/pass/lost-link'],
  /** Somebody else collects: fetched when that is opened. */
  collect: ['guest/pass/collect'],
  /** What a change costs more is paid at once: fetched when it may be. */
  'pay-change': ['guest/pass/pay', 'guest/payment'],
  contact: ['pages/contact', 'guest/contact'],
  /** What the contact page's static parts say. */
  'contact-ways': ['guest/contact/ways'],
  /** Staff's dashboard, and what every part of their page says; then the other parts, each as it is opened. */
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
  /** What staff show to a guest, in the guest's language. */
  phrases: ['staff/phrases'],
  'not-found': ['pages/not-found'],
} as const satisfies Record<string, readonly string[]>

export type Catalog = keyof typeof catalogFolders
