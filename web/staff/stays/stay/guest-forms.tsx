import { Trans } from '@lingui/react/macro'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Card } from '../../../ui/card.tsx'
import { ActionOutcome } from '../../actions/action-outcome.tsx'
import { useActions } from '../../actions/actions.ts'
import { DetailsForm } from '../../actions/details-form.tsx'
import { NoteForm } from '../../actions/note-form.tsx'
import { NeedsConnection, useNeedsConnection } from '../../offline/needs-connection.tsx'
import { parseRecord } from '../../offline/parse-record.ts'
import styles from '../stays.module.css'
import { oneStay } from '../stays-query.ts'

/** Hidden once the guest's data is erased. */
export function GuestForms({ record }: { record: StayRecord<string> }) {
  const { id, customerName } = record.stay
  const client = useQueryClient()
  const parsed = parseRecord(record)
  const actions = useActions(id, parsed)
  const needsConnection = useNeedsConnection(id)
  const { done, error } = actions
  // Refetches even after a refusal, because a colleague may have changed the stay.
  useEffect(() => {
    if (done ?? error) void client.invalidateQueries({ queryKey: oneStay(id).queryKey })
  }, [client, id, done, error])
  if (customerName === null) return null
  return (
    <Card className={styles.card}>
      <ActionOutcome actions={actions} />
      <NeedsConnection missing={needsConnection}>
        <details className={styles.form}>
          <summary>
            <Trans context="heading on the staff page: the guest's name and addresses">
              Correct name, phone or email
            </Trans>
          </summary>
          <DetailsForm record={parsed} actions={actions} />
        </details>
        <details className={styles.form}>
          <summary>
            <Trans context="staff page: of a guest">Note for colleagues</Trans>
          </summary>
          <NoteForm record={parsed} actions={actions} />
        </details>
      </NeedsConnection>
    </Card>
  )
}
