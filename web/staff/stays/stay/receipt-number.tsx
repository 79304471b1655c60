import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { send } from '../../../api.ts'
import { isAnswer } from '../../actions/actions.ts'
import { FiscalNumberForm } from '../../actions/fiscal-number-form.tsx'
import { refusalMessages, staffCodeOf } from '../../actions/refusal-messages.ts'
import styles from '../stays.module.css'
import { oneStay } from '../stays-query.ts'

interface ReceiptNumberProps {
  stayId: string
  of: { payment: string } | { refund: string }
  known: string | null
  /** True if the payment was received or the refund succeeded, so there should be a receipt. */
  isDue: boolean
}

export function ReceiptNumber({ stayId, of, known, isDue }: ReceiptNumberProps) {
  const client = useQueryClient()
  const note = useMutation({
    networkMode: 'always',
    mutationFn: (fiscalNumber: string) => {
      const address = `/api/staff/stays/${encodeURIComponent(stayId)}/fiscal-number`
      const body = { ...of, fiscalNumber }
      return send('POST /api/staff/stays/:id/fiscal-number', body, { address })
    },
    onSuccess: (record) => void client.setQueryData(oneStay(stayId).queryKey, record),
    // Refetches the stay, because the number may have been saved anyway, or a colleague may have
    // saved another.
    onError: () => void client.invalidateQueries({ queryKey: oneStay(stayId).queryKey }),
  })
  const sent = note.variables
  if (known) {
    return (
      <>
        <span className={styles.soft}>
          <Trans context="line of an account: the number of a fiscal receipt">
            Receipt {known}
          </Trans>
        </span>
        {note.isError && sent !== known && (
          <p role="alert">
            <Trans context="staff page: the number of a fiscal receipt">
              {sent} was not saved: someone else noted the number above first.
            </Trans>
          </p>
        )}
      </>
    )
  }
  if (!isDue) return null
  return (
    <details>
      <summary className={styles.noteReceipt}>
        <Trans context="staff page: opens a field for the number of a fiscal receipt">
          Add receipt number
        </Trans>
      </summary>
      <FiscalNumberForm busy={note.isPending} onNote={(number) => note.mutate(number)} />
      {note.error && <NotNoted error={note.error} />}
    </details>
  )
}

function NotNoted({ error }: { error: Error }) {
  const { i18n } = useLingui()
  const code = staffCodeOf(error) ?? (isAnswer(error) ? 'not_allowed' : undefined)
  return (
    <div role="alert">
      <p>
        {code ? (
          i18n._(refusalMessages[code])
        ) : (
          <Trans context="staff page: the number of a fiscal receipt">
            No reply came, so it may not be saved. Your number is still in the field: save it again.
          </Trans>
        )}
      </p>
    </div>
  )
}
