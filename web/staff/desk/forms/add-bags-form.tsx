import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { addBags } from '../../../../domain/desk/added-bags.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { tiranaDate } from '../../../../domain/time/calendar.ts'
import { dateText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { ItemsStepper } from './items-stepper.tsx'
import { MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'
import { TagFields } from './tag-fields.tsx'
import { sampleTags, type TakenTags, withTagsOf } from './tags.ts'
import { useOtherTags } from './use-other-tags.ts'
import { useTags } from './use-tags.ts'

interface AddBagsFormProps {
  record: StayRecord
  now: Date
  taken: TakenTags
  actions: Actions
}

export function AddBagsForm({ record, now, taken, actions }: AddBagsFormProps) {
  const locale = useLocale()
  const [count, setCount] = useState(1)
  const tags = useTags(count, withTagsOf(record, taken))
  useOtherTags(actions, tags.proposeOthers)
  const { numbers } = tags
  const preview = previewOf(record, now, (before, context) =>
    // Tag numbers don't affect the price.
    addBags(before, sampleTags(count), context),
  )
  const day = dateText(tiranaDate(record.stay.pickUpAt), locale)

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (numbers === null || isRefused(preview) || actions.busy) return
    actions.action('POST /api/staff/stays/:id/bags', { tags: numbers })
  }

  return (
    <form className={styles.action} onSubmit={submit}>
      <ItemsStepper count={count} onChange={setCount} />
      <TagFields tags={tags} />
      {isRefused(preview) ? (
        <RefusalText {...preview} />
      ) : (
        <>
          {record.stay.pickUpAt >= now && (
            <p>
              <Trans context="desk: what bags cost that join a running stay">
                Charged from today to the pick-up on {day}.
              </Trans>
            </p>
          )}
          <MoneyPreview preview={preview} before={claimOf(record.stay)} />
        </>
      )}
      <Button
        type="submit"
        size="lg"
        busy={actions.busy}
        disabled={numbers === null || isRefused(preview)}
      >
        <Plural
          context="desk, button: bags join a running stay"
          value={count}
          one="Add # item"
          other="Add # items"
        />
      </Button>
    </form>
  )
}
