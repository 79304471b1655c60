import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { PriceText, ServiceName, StatusBadge } from '../actions/stay-labels.tsx'
import { emailKindLabels } from '../stays/stay/history-labels.ts'
import { moneyText } from './money-in.ts'
import { OrphanAmount } from './orphan-amount.tsx'

export function EntryAmount({ entry }: { entry: AttentionEntry }) {
  const locale = useLocale()
  const { i18n } = useLingui()
  switch (entry.kind) {
    case 'uncollected':
      return (
        <>
          <Plural context="staff page" value={entry.tags.length} one="# item" other="# items" />{' '}
          <Badge>
            <Plural
              context="staff page: how often staff tried to reach a guest"
              value={entry.contacts.length}
              _0="not contacted"
              one="contacted once"
              other="contacted # times"
            />
          </Badge>
        </>
      )
    case 'email':
      return i18n._(mailboxMessages(entry.email))
    case 'mailbox':
      return (
        <Plural
          context="staff page: emails that wait for another one to the same address"
          value={entry.emails}
          one="# email held back"
          other="# emails held back"
        />
      )
    case 'message':
      return entry.message.subject
    case 'conflict':
    case 'unpriced':
    case 'not_come':
      return (
        <>
          <Plural
            context="staff page"
            value={entry.stay.luggageCount}
            one="# item"
            other="# items"
          />{' '}
          <StatusBadge status={entry.stay.status} />
        </>
      )
    case 'request':
      return (
        <>
          <ServiceName type={entry.stay.serviceType} />{' '}
          {entry.cents ? <PriceText cents={entry.cents} /> : <NoPrice />}
        </>
      )
    case 'dispute': {
      const amount = moneyText(entry.cents ?? 0, 'EUR', locale)
      const due = entry.dueBy && dateText(tiranaDate(new Date(entry.dueBy)), locale)
      return (
        <>
          <Trans context="staff page: money that a guest's bank asks for">
            <b>{amount}</b> disputed
          </Trans>{' '}
          {due && (
            <Badge tone="danger">
              <Trans context="staff page: until when a dispute can be answered">due {due}</Trans>
            </Badge>
          )}
        </>
      )
    }
    case 'review': {
      const amount = moneyText(entry.cents ?? 0, entry.currency, locale)
      return (
        <Trans context="staff page: money that a guest has paid">
          <b>{amount}</b> received
        </Trans>
      )
    }
    case 'till_open':
    case 'dropped':
      return null
    case 'orphan':
      return <OrphanAmount entry={entry} />
    case 'unpaid': {
      const amount = moneyText(entry.cents ?? 0, 'EUR', locale)
      return (
        <Trans context="staff page: a sum that a guest still owes">
          <b>{amount}</b> due
        </Trans>
      )
    }
    default: {
      const amount = moneyText(entry.cents ?? 0, 'EUR', locale)
      return (
        <Trans context="staff page: a sum that we owe a guest">
          <b>{amount}</b> to refund
        </Trans>
      )
    }
  }
}

function NoPrice() {
  return (
    <Badge>
      <Trans context="staff page: of a request">no price yet</Trans>
    </Badge>
  )
}

const others: Partial<Record<string, MessageDescriptor>> = {
  contact_received: msg({ message: 'Message from the website', context: 'kind of an email' }),
  contact_noted: msg({
    message: 'Answer to a message from the website',
    context: 'kind of an email',
  }),
  orphan_payment: msg({ message: 'Payment without a booking', context: 'kind of an email' }),
  system_alert: msg({ message: 'Alert about the website', context: 'kind of an email' }),
}

const unknown = msg({ message: 'Email', context: 'kind of an email' })

function mailboxMessages(email: string): MessageDescriptor {
  const ofStay: Partial<Record<string, MessageDescriptor>> = emailKindLabels
  return ofStay[email] ?? others[email] ?? unknown
}
