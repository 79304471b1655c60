/**
 * Where the service worker of staff's page lies: outside what Access guards, as its update would fail
 * below /admin for whoever is signed out.
 */
export const deskWorkerPath = '/desk-sw.js'
