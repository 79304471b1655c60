import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { takeStep } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayFile } from '../../../../domain/stay/stay-file.ts'
import { Button } from '../../../ui/button.tsx'
import type { Acts } from '../../actions/acts.ts'
import styles from '../panel/stay-panel.module.css'
import { MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'

interface NoShowFormProps {
  file: StayFile
  now: Date
  acts: Acts
}

/** Notes that nobody came; a guest who comes after all is checked in as before. */
export function NoShowForm({ file, now, acts }: NoShowFormProps) {
  const preview = previewOf(file, now, (before, doing) => takeStep(before, 'no_show', doing))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!acts.busy) acts.act('POST /api/staff/stays/:id/no-show', {})
  }

  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <form className={styles.act} onSubmit={submit}>
      <p>
        <Trans context="counter: what a no-show means">
          What was paid is kept, what is due is no longer owed. The guest can still be checked in.
        </Trans>
      </p>
      <MoneyPreview preview={preview} before={claimOf(file.stay)} />
      <Button type="submit" variant="destructive" busy={acts.busy}>
        <Trans context="counter, button">Nobody came</Trans>
      </Button>
    </form>
  )
}
