import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { entryTags, type PendingAction } from '../offline/pending-action.ts'
import { withOtherTags } from '../offline/repaired-actions.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import { deviceTags } from '../session/device.ts'
import { TagFields } from './forms/tag-fields.tsx'
import { tagsInUse } from './forms/tags.ts'
import { useTags } from './forms/use-tags.ts'
import styles from './pending-actions.module.css'
import { useTakenTags } from './use-taken-tags.ts'

interface OtherTagsFormProps {
  action: PendingAction
  records: readonly StayRecord[]
  onRepair: (actions: readonly PendingAction[]) => void
}

export function OtherTagsForm({ action, records, onRepair }: OtherTagsFormProps) {
  const all = usePendingActions()
  const taken = useTakenTags(records)
  const own = entryTags(action)
  const inUse = tagsInUse(own, [...taken.known, ...deviceTags().taken])
  const free = own.flatMap((tag, place) => (inUse.includes(tag) ? [] : [[place, `${tag}`]]))
  const tags = useTags(own.length, taken, Object.fromEntries(free))
  const { numbers } = tags
  const list = new Intl.ListFormat(useLocale(), { type: 'conjunction' })
  const words = list.format(tags.texts)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (numbers) onRepair(withOtherTags(action, numbers, all))
  }

  return (
    <form onSubmit={submit}>
      <TagFields tags={tags} />
      <div className={styles.buttons}>
        <Button type="submit" size="sm" disabled={numbers === null || tags.inUse.length > 0}>
          {own.length === 1 ? (
            <Trans context="desk, button: a refused entry, with another number">
              Record with tag {words}
            </Trans>
          ) : (
            <Trans context="desk, button: a refused entry, with other numbers">
              Record with tags {words}
            </Trans>
          )}
        </Button>
      </div>
    </form>
  )
}
