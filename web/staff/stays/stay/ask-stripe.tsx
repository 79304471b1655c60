import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { Button } from '../../../ui/button.tsx'
import { NeedsConnection, useNeedsConnection } from '../../offline/needs-connection.tsx'
import { askAttention } from '../../session/attention-query.ts'
import { oneStay } from '../stays-query.ts'

export function AskStripe({ id }: { id: string }) {
  const client = useQueryClient()
  const needsConnection = useNeedsConnection(id)
  const ask = useMutation({
    networkMode: 'always',
    mutationFn: () => {
      const address = `/api/staff/stays/${encodeURIComponent(id)}/ask-stripe`
      return send('POST /api/staff/stays/:id/ask-stripe', {}, { address })
    },
    onSuccess: (record) => {
      client.setQueryData(oneStay(id).queryKey, record)
      askAttention(client)
    },
  })
  return (
    <div>
      <NeedsConnection missing={needsConnection}>
        <Button variant="outline" size="sm" busy={ask.isPending} onClick={() => ask.mutate()}>
          <Trans context="button: asks Stripe about the payments of a booking">
            Check with Stripe
          </Trans>
        </Button>
      </NeedsConnection>
      <p role="status">
        {ask.isSuccess && !ask.isPending && (
          <Trans context="staff page: Stripe was asked about a booking">Up to date.</Trans>
        )}
      </p>
      {ask.isError && (
        <p role="alert">
          <Trans context="staff page: Stripe was asked about a booking">
            Stripe could not be reached. Please try again.
          </Trans>
        </p>
      )}
    </div>
  )
}
