/**
 * The service worker of staff's page. It lies outside what Access guards, as its update would fail below
 * /admin for whoever is signed out.
 */
export const deskWorker = { path: '/desk-sw.js', name: 'desk' } as const
