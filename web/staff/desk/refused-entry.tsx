import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { RefObject } from 'react'
import { type StaffErrorCode, staffErrorCodes } from '../../../domain/input/staff-errors.ts'
import { bagsInside, type StayRecord } from '../../../domain/stay/stay-record.ts'
import { Button } from '../../ui/button.tsx'
import { useDay } from '../actions/day-query.ts'
import { refusalMessages } from '../actions/refusal-messages.ts'
import { Resolved } from '../actions/resolved.tsx'
import { offlineQueue } from '../offline/device-queue.ts'
import { heldBy } from '../offline/held-entry.ts'
import { entryTags, type PendingAction } from '../offline/pending-action.ts'
import { onOtherStay } from '../offline/repaired-actions.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { AskOwner } from '../session/owner-only.tsx'
import { DropForm } from './drop-form.tsx'
import { OtherTagsForm } from './other-tags-form.tsx'
import styles from './pending-actions.module.css'

/** Messages for refused entries, by code. They take precedence over `refusalMessages`. */
const ownMessages: Partial<Record<string, MessageDescriptor>> = {
  tag_in_use: msg({
    message: 'One of these tags is already on another bag here.',
    context: 'desk: why an entry was refused',
  }),
  tags_invalid: msg({
    message: 'According to our records, a bag with one of these tags isn’t here.',
    context: 'desk: why an entry was refused',
  }),
  not_found: msg({
    message: 'The server doesn’t know this stay.',
    context: 'desk: why an entry was refused',
  }),
}

interface RefusedEntryProps {
  action: PendingAction
  code: string
  home: RefObject<HTMLElement | null>
}

export function RefusedEntry({ action, code, home }: RefusedEntryProps) {
  const { i18n } = useLingui()
  const all = usePendingActions()
  const { records } = useDay()
  const known: StaffErrorCode | undefined = staffErrorCodes.find((one) => one === code)
  const words = ownMessages[code] ?? (known && refusalMessages[known])
  const hasTags = code === 'tag_in_use' && entryTags(action).length > 0
  const other = hasTags ? withOneOfTags(action, records) : undefined

  function settle(actions: readonly PendingAction[]): void {
    void offlineQueue.replace(actions).catch(() => {})
    home.current?.focus()
  }

  return (
    <>
      <p>
        <b>
          <Trans context="desk: an action that had waited was refused">Not recorded.</Trans>
        </b>{' '}
        {known === 'owner_only' ? <AskOwner /> : words && i18n._(words)}
      </p>
      <Resolved of={`${action.key} ${entryTags(action).join()}`}>
        {hasTags && (
          <OtherTagsForm
            key={entryTags(action).join()}
            action={action}
            records={records}
            onRepair={settle}
          />
        )}
        <div className={styles.buttons}>
          {other && (
            <Button
              size="sm"
              variant="outline"
              onClick={() => settle(onOtherStay(action, other, all))}
            >
              <OtherStay record={other} />
            </Button>
          )}
          <Button
            size="sm"
            variant="outline"
            onClick={() => settle([{ ...action, refused: null }])}
          >
            <Trans context="desk, button: send a refused action once more">Send again</Trans>
          </Button>
        </div>
        <DropForm action={action} onDrop={(dropped) => settle([dropped])} />
      </Resolved>
    </>
  )
}

/**
 * Returns another stay with one of the entry's tags on a bag here, `undefined` if there is none.
 * Both may be the same guest's stay, recorded twice.
 */
function withOneOfTags(
  action: PendingAction,
  records: readonly StayRecord[],
): StayRecord | undefined {
  const tags = heldBy(action).tags
  return records.find(
    (record) =>
      record.stay.id !== action.stayId && bagsInside(record).some(({ tag }) => tags.includes(tag)),
  )
}

function OtherStay({ record }: { record: StayRecord }) {
  const guest = record.stay.customerName ?? record.stay.reference
  return (
    <Trans context="desk, button: a refused entry belongs to a stay that is here already, with the guest's name">
      Same guest: add to {guest}’s stay
    </Trans>
  )
}
