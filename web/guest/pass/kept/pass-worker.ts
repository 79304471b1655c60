/** The service worker of the guest's pass. */
export const passWorker = { path: '/pass-sw.js', name: 'pass' } as const
