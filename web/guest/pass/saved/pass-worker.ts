export const passWorker = { path: '/pass-sw.js', name: 'pass' } as const
