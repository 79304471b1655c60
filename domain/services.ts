/** Services that a visitor can ask for (specification, sections 2 and 3). */
export const serviceTypes = [
  'storage',
  'airport-shuttle',
  'accommodations',
  'buses-tirana',
  'buses',
  'taxi',
  'tours',
  'rental',
  'guide',
  'packages',
] as const

export type ServiceType = (typeof serviceTypes)[number]

export const storageTypes = ['short', 'daily', 'mid', 'long'] as const

export type StorageType = (typeof storageTypes)[number]
