/**
 * Service worker of the staff page.
 * Its path is outside /admin, where Access would block updates while staff are signed out.
 */
export const deskWorker = { path: '/desk-sw.js', name: 'desk' } as const
