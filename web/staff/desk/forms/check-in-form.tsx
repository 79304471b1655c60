import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { checkIn } from '../../../../domain/desk/custody.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { Toggle } from '../panel/toggle.tsx'
import { ItemsStepper } from './items-stepper.tsx'
import { MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'
import { TagFields } from './tag-fields.tsx'
import { sampleTags, type TakenTags, withTagsOf } from './tags.ts'
import { useOtherTags } from './use-other-tags.ts'
import { useTags } from './use-tags.ts'

interface CheckInFormProps {
  record: StayRecord
  now: Date
  taken: TakenTags
  actions: Actions
}

export function CheckInForm({ record, now, taken, actions }: CheckInFormProps) {
  const [count, setCount] = useState(record.stay.luggageCount)
  const [idSeen, setIdSeen] = useState(false)
  const tags = useTags(count, withTagsOf(record, taken))
  useOtherTags(actions, tags.proposeOthers)
  const { numbers } = tags
  const preview = previewOf(record, now, (before, context) =>
    // Tag numbers don't affect the price.
    checkIn(before, { tags: sampleTags(count), idSeen }, context),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (numbers === null || actions.busy) return
    actions.action('POST /api/staff/stays/:id/check-in', { tags: numbers, idSeen })
  }

  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <form className={styles.action} onSubmit={submit}>
      <div className={styles.row}>
        <ItemsStepper count={count} onChange={setCount} />
        <Toggle checked={idSeen} onChange={setIdSeen}>
          <Trans context="desk: the guest showed an identity document">ID seen</Trans>
        </Toggle>
      </div>
      <TagFields tags={tags} />
      <MoneyPreview preview={preview} before={claimOf(record.stay)} />
      <Button type="submit" size="lg" busy={actions.busy} disabled={numbers === null}>
        <Plural
          context="desk, button: take bags in"
          value={count}
          one="Check in # item"
          other="Check in # items"
        />
      </Button>
    </form>
  )
}
