import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { AttentionEntry } from '../../../domain/reports/staff-attention.ts'
import { Notice } from '../../ui/notice.tsx'
import { isolated } from '../../words/isolated.ts'
import { kindLabels } from './kind-labels.ts'

export interface SettledEntry {
  entry: AttentionEntry
  isOwn: boolean
}

export function SettledNotice({ entry, isOwn }: SettledEntry) {
  const { i18n } = useLingui()
  if (entry.kind === 'mailbox') return <NoLongerWaits email={entry.email ?? ''} />
  const who = whoOf(entry)
  const kind = i18n._(kindLabels[entry.kind])
  const name = who ? `${isolated(who)} – ${kind}` : kind
  return (
    <Notice tone={isOwn ? 'success' : 'plain'}>
      {isOwn ? (
        <Trans context="staff page: an entry that needed attention">Settled: {name}</Trans>
      ) : (
        <Trans context="staff page: an entry that needed attention, and was open here">
          A colleague has already settled this: {name}
        </Trans>
      )}
    </Notice>
  )
}

function whoOf(entry: Exclude<AttentionEntry, { kind: 'mailbox' }>): string | null {
  if (entry.kind === 'orphan' || entry.kind === 'till_open') return null
  if (entry.kind === 'dropped') return entry.dropped.reference
  if (entry.kind === 'message') return entry.message.name
  return entry.stay && (entry.stay.customerName ?? entry.stay.reference)
}

/** An entry of kind `mailbox` disappears without a staff action. */
function NoLongerWaits({ email }: { email: string }) {
  return (
    <Notice tone="plain">
      <Trans context="staff page: an entry that needed attention, and was open here">
        Emails to {email} are no longer held back.
      </Trans>
    </Notice>
  )
}
