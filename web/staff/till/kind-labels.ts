import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { MovementKind } from '../../../domain/payments/drawer.ts'

export const movementLabels: Record<MovementKind, MessageDescriptor> = {
  payment: msg({ message: 'Payment', context: 'till: a movement' }),
  refund: msg({ message: 'Refund', context: 'till: a movement' }),
  void: msg({ message: 'Reversed', context: 'till: a payment taken by mistake and given back' }),
  float: msg({ message: 'Float', context: 'till: a movement' }),
  banked: msg({ message: 'Banked', context: 'till: a movement' }),
}
