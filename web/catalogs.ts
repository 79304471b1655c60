/**
 * Which folders' words go into which catalog (`web/locales/<locale>/<catalog>.po`). A page names the
 * catalogs that it needs in `routes.ts`; `chrome` comes with every page.
 */
export const catalogFolders = {
  chrome: ['layout'],
  home: ['pages/home'],
  contact: ['pages/contact'],
  'not-found': ['pages/not-found'],
} as const satisfies Record<string, readonly string[]>

export type Catalog = keyof typeof catalogFolders
