/**
 * Which folders' words go into which catalog (`web/locales/<locale>/<catalog>.po`). A page names the
 * catalogs that it needs in `routes.ts`; `chrome` comes with every page. Each catalog is a request, so
 * a folder that two pages show stands in the catalog of each, and is translated in both.
 */
export const catalogFolders = {
  chrome: ['layout', 'words/ways-to-pay'],
  /** What every form says: buttons, hints, a sentence for each error code, and where to turn instead. */
  forms: ['ui', 'errors', 'forms', 'office'],
  /** What the two booking forms share. */
  stay: [
    'features/checkout/stay',
    'features/checkout/price',
    'features/checkout/receipt',
    'features/checkout/frame',
  ],
  /** The receipt, fetched when something is booked. */
  confirmation: ['features/checkout/confirmation'],
  /** And what few stays come to: closed days, another price, a second booking, a bus or plane to catch. */
  'stay-later': [
    'features/checkout/closures',
    'features/checkout/offers',
    'features/checkout/departure',
    'features/checkout/questions',
  ],
  home: ['pages/home', 'features/booking-dialog', 'features/weather'],
  /** What the static parts of the home page and the services hub say. */
  sections: [
    'sections',
    'features/reviews',
    'features/faq',
    'features/landmarks',
    'features/services',
  ],
  about: ['pages/about'],
  services: ['pages/services'],
  location: ['pages/location', 'features/contact-ways', 'features/landmarks'],
  accommodations: ['pages/accommodations'],
  buses: ['pages/bus-tickets', 'pages/bus-lines', 'features/transport'],
  'local-buses': ['pages/local-buses', 'features/transport'],
  shuttle: ['pages/airport-shuttle', 'features/transport'],
  legal: ['pages/legal', 'features/legal'],
  /** Fetched when they are opened. */
  'service-request': ['features/service-request', 'words/service-names'],
  chat: ['features/chat', 'features/landmarks'],
  consent: ['features/consent'],
  booking: [
    'pages/book-online',
    'pages/booking-frame',
    'features/checkout/pay',
    'features/checkout/stripe',
  ],
  reservation: ['pages/reserve', 'pages/reservation-frame', 'features/checkout/reserve'],
  'booking-confirmed': [
    'pages/booking-confirmed',
    'pages/booking-confirmed-frame',
    'features/checkout/returned',
  ],
  pass: ['pages/pass', 'features/pass'],
  /** For those who come to their pass without its link. */
  'lost-link': ['features/lost-link'],
  /** Somebody else collects: fetched when that is opened. */
  collect: ['features/pass/collect'],
  /** What a change costs more is paid at once: fetched when it may be. */
  'pay-change': ['features/pass/pay', 'features/checkout/stripe'],
  contact: ['pages/contact', 'features/contact'],
  /** What the contact page's static parts say. */
  'contact-ways': ['features/contact-ways'],
  /** Staff's dashboard, and what every part of their page says; then the other parts, each as it is opened. */
  staff: ['pages/admin', 'features/dashboard', 'words/service-names', 'staff'],
  desk: ['features/desk'],
  stays: ['features/stays'],
  till: ['features/till'],
  closures: ['features/closures'],
  attention: ['features/attention'],
  /** What staff show to a guest, in the guest's language. */
  phrases: ['features/phrases'],
  'not-found': ['pages/not-found'],
} as const satisfies Record<string, readonly string[]>

export type Catalog = keyof typeof catalogFolders
