/** Plans that storage is sold by: by the hour, the day, two weeks and the month (specification, section 9). */
export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
