import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import type { ClosureKind, Visit } from '../../../domain/opening-hours/opening-times.ts'
import type {
  AffectedStay,
  ClosureOutcome,
  NoticeStatus,
} from '../../../domain/opening-hours/staff-closures.ts'

import { Badge } from '../../ui/badge.tsx'

export const closureKindLabels: Record<ClosureKind, MessageDescriptor> = {
  closed: msg({ message: 'Shut', context: 'the office: nobody is at the desk' }),
  full: msg({ message: 'Full', context: 'the office: no more bags are taken in' }),
}

export const visitLabels: Record<Visit, MessageDescriptor> = {
  drop_off: msg({ message: 'Drop-off', context: 'before a day and time' }),
  pick_up: msg({ message: 'Pick-up', context: 'before a day and time' }),
}

const noticeLabels: Record<NoticeStatus, MessageDescriptor> = {
  held: msg({ message: 'Email ready', context: 'state of a mail: written, not sent' }),
  queued: msg({ message: 'Email on its way', context: 'state of a mail' }),
  sent: msg({ message: 'Email sent', context: 'state of a mail' }),
  dead: msg({ message: 'Email failed: call', context: 'state of a mail; staff should phone' }),
  dropped: msg({ message: 'Email not needed', context: 'state of a mail: it is never sent' }),
}

const noticeTones = {
  held: 'plain',
  queued: 'brand',
  sent: 'brand',
  dead: 'danger',
  dropped: 'plain',
} as const satisfies Record<NoticeStatus, string>

const noEmail = msg({ message: 'No email yet', context: 'state of a mail' })
const callThem = msg({ message: 'No address: call', context: 'staff should phone the guest' })

const outcomeMessages: Record<Exclude<ClosureOutcome, 'open'>, MessageDescriptor> = {
  moved: msg({ message: 'Moved', context: 'what became of a booking' }),
  came: msg({ message: 'Came anyway', context: 'what became of a booking' }),
  ended: msg({ message: 'No longer coming', context: 'what became of a booking' }),
  reopened: msg({ message: 'Open again', context: 'what became of a booking: it stands' }),
}

export function NoticeBadge({ stay }: { stay: AffectedStay }) {
  const { i18n } = useLingui()
  if (stay.notice) {
    return <Badge tone={noticeTones[stay.notice]}>{i18n._(noticeLabels[stay.notice])}</Badge>
  }
  if (stay.outcome !== 'open') return null
  return stay.customerEmail ? (
    <Badge>{i18n._(noEmail)}</Badge>
  ) : (
    <Badge tone="tag">{i18n._(callThem)}</Badge>
  )
}

export function OutcomeBadge({ outcome }: { outcome: ClosureOutcome }) {
  const { i18n } = useLingui()
  if (outcome === 'open') return null
  return <Badge tone="success">{i18n._(outcomeMessages[outcome])}</Badge>
}
