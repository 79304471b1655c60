import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { checkIn } from '../../../../domain/desk/custody.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Acts } from '../../actions/acts.ts'
import styles from '../panel/stay-panel.module.css'
import { Toggle } from '../panel/toggle.tsx'
import { ItemsStepper } from './items-stepper.tsx'
import { MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'
import { TagFields } from './tag-fields.tsx'
import { useOtherTags } from './use-other-tags.ts'
import { useTags } from './use-tags.ts'

interface CheckInFormProps {
  file: StayFile
  now: Date
  /** The tags of the bags in the house. */
  taken: readonly number[]
  acts: Acts
}

/** Takes a guest's bags in: as many as there are, each under a tag's number. */
export function CheckInForm({ file, now, taken, acts }: CheckInFormProps) {
  const [count, setCount] = useState(file.stay.luggageCount)
  const [idSeen, setIdSeen] = useState(false)
  const tags = useTags(count, taken)
  useOtherTags(acts, tags.proposeOthers)
  const { numbers } = tags
  const preview = previewOf(file, now, (before, doing) =>
    // Which numbers they are changes no price.
    checkIn(before, { tags: Array.from({ length: count }, (_, tag) => tag + 1), idSeen }, doing),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (numbers === null || acts.busy) return
    acts.act('POST /api/staff/stays/:id/check-in', { tags: numbers, idSeen })
  }

  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <form className={styles.act} onSubmit={submit}>
      <div className={styles.row}>
        <ItemsStepper count={count} onChange={setCount} />
        <Toggle checked={idSeen} onChange={setIdSeen}>
          <Trans context="counter: the guest showed an identity document">ID seen</Trans>
        </Toggle>
      </div>
      <TagFields tags={tags} />
      <MoneyPreview preview={preview} before={claimOf(file.stay)} />
      <Button type="submit" size="lg" busy={acts.busy} disabled={numbers === null}>
        <Plural
          context="counter, button: take bags in"
          value={count}
          one="Check in # item"
          other="Check in # items"
        />
      </Button>
    </form>
  )
}
