import type { I18n } from '@lingui/core'
import type { Stay } from '../../domain/stay/stay-file.ts'
import type { Letter } from './letter.ts'

/**
 * How long a booking lasts, in hours for the short plan and in days otherwise, where it says so.
 */
export function storageTime(
  i18n: I18n,
  stay: Pick<Stay, 'storageType' | 'duration'>,
): Letter['facts'] {
  const { storageType, duration } = stay
  if (!duration) return []
  const count =
    storageType === 'short'
      ? i18n._('letter.hours', { count: duration })
      : i18n._('letter.days', { count: duration })
  return [[i18n._('letter.storage-time'), count]]
}
