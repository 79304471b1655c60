import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import type { Reconciliation } from '../../../domain/reports/staff-attention.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import styles from './attention.module.css'
import { ResolveFailed } from './resolve-failed.tsx'
import { useResolve } from './use-resolve.ts'

const days = 30

const outcomeMessages: Record<Reconciliation['outcome'], MessageDescriptor> = {
  done: msg({
    message: 'Compared: what differs is in the list.',
    context: 'staff page: Stripe’s payments and ours',
  }),
  running: msg({
    message: 'A comparison is already running.',
    context: 'staff page: Stripe’s payments and ours',
  }),
  failed: msg({
    message: 'Not everything could be compared. Try again in a minute.',
    context: 'staff page: Stripe’s payments and ours',
  }),
}

function compare(_: null, idempotencyKey: string) {
  return send('POST /api/staff/reconciliations', { days }, { idempotencyKey })
}

export function CompareStripe() {
  const { i18n } = useLingui()
  const { mutate, isPending, data, error } = useResolve('compare', compare)
  const needsConnection = useNeedsConnection(undefined)
  return (
    <div className={styles.compare}>
      <NeedsConnection missing={needsConnection}>
        <Button variant="secondary" busy={isPending} onClick={() => mutate(null)}>
          <Trans context="button: compares Stripe’s payments with ours">Compare with Stripe</Trans>
        </Button>
      </NeedsConnection>
      {/* Rendered even when empty, so that screen readers announce text that appears in it. */}
      <p role="status" className={styles.hint}>
        {data && !isPending && i18n._(outcomeMessages[data.outcome])}
      </p>
      {error && <ResolveFailed error={error} />}
    </div>
  )
}
