import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { ExportKind } from '../../../domain/reports/staff-exports.ts'

export const exportLabels: Record<ExportKind, MessageDescriptor> = {
  stays: msg({ message: 'Bookings', context: 'staff page: what an exported file contains' }),
  money: msg({ message: 'Money', context: 'staff page: what an exported file contains' }),
}
