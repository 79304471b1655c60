/** Under which names the browser keeps a visitor's choices (specification, section 4). */
export const storageKeys = { language: 'language', theme: 'theme', analytics: 'analytics' } as const
