import { Trans } from '@lingui/react/macro'
import type { FormEvent } from 'react'
import { applyTransition } from '../../../../domain/desk/stay-actions.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { MoneyPreview } from './money-preview.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'

interface NoShowFormProps {
  record: StayRecord
  now: Date
  actions: Actions
}

export function NoShowForm({ record, now, actions }: NoShowFormProps) {
  const preview = previewOf(record, now, (before, context) =>
    applyTransition(before, 'no_show', context),
  )

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!actions.busy) actions.action('POST /api/staff/stays/:id/no-show', {})
  }

  if (isRefused(preview)) return <RefusalText {...preview} />
  return (
    <form className={styles.action} onSubmit={submit}>
      <p>
        <Trans context="desk: what a no-show means">
          What was paid is kept, what is due is no longer owed. The guest can still be checked in.
        </Trans>
      </p>
      <MoneyPreview preview={preview} before={claimOf(record.stay)} />
      <Button type="submit" variant="destructive" busy={actions.busy}>
        <Trans context="desk, button">Nobody came</Trans>
      </Button>
    </form>
  )
}
