/**
 * Which folders' words go into which catalog (`web/locales/<locale>/<catalog>.po`). A page names the
 * catalogs that it needs in `routes.ts`; `chrome` comes with every page.
 */
export const catalogFolders = {
  chrome: ['layout'],
  /** What every form says: buttons, hints, a sentence for each error code, and where to turn instead. */
  forms: ['ui', 'errors', 'features/office'],
  /** What the two booking forms share. */
  stay: ['features/stay'],
  home: ['pages/home'],
  booking: ['pages/book-online', 'features/booking'],
  reservation: ['pages/reserve', 'features/reservation'],
  'booking-confirmed': ['pages/booking-confirmed'],
  contact: ['pages/contact', 'features/contact'],
  staff: ['pages/admin', 'features/staff'],
  'not-found': ['pages/not-found'],
} as const satisfies Record<string, readonly string[]>

export type Catalog = keyof typeof catalogFolders
