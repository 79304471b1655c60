/** `localStorage` keys of a visitor's choices. */
export const storageKeys = { language: 'language', theme: 'theme', analytics: 'analytics' } as const
