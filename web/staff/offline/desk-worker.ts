/**
 * Service worker of the staff page. It is outside /admin, because Access would block its updates while signed out.
 */
export const deskWorker = { path: '/desk-sw.js', name: 'desk' } as const
