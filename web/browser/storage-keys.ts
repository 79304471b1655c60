/** Storage keys of a visitor's choices (specification, section 4). */
export const storageKeys = { language: 'language', theme: 'theme', analytics: 'analytics' } as const
