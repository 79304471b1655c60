import { Trans } from '@lingui/react/macro'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { StaffMessage } from '../../../domain/reports/staff-lists.ts'
import { send } from '../../api.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { askAttention } from '../session/attention-query.ts'
import { contactsList } from './contacts-query.ts'
import { answerLink } from './email-links.ts'
import styles from './staff-rows.module.css'

interface MessageActionsProps {
  message: StaffMessage
  /** Called with `true` before the request is sent, and with `false` if it fails. */
  onMark?: (isOwn: boolean) => void
}

export function MessageActions({ message, onMark }: MessageActionsProps) {
  const client = useQueryClient()
  const read = !message.read
  const mark = useMutation({
    networkMode: 'always',
    mutationFn: () =>
      send(
        'POST /api/staff/contacts/:id/read',
        { read },
        { address: `/api/staff/contacts/${message.id}/read` },
      ),
    onMutate: () => onMark?.(true),
    onError: () => onMark?.(false),
    onSuccess: () => {
      askAttention(client)
      return client.invalidateQueries({ queryKey: contactsList.queryKey })
    },
  })
  return (
    <div className={styles.answer}>
      <a href={answerLink(message)} className={buttonClass({ variant: 'outline' })}>
        <Trans context="link of a message: opens the mail program">Answer</Trans>
      </a>
      <Button variant="ghost" busy={mark.isPending} onClick={() => mark.mutate()}>
        {read ? (
          <Trans context="button of a message">Mark as read</Trans>
        ) : (
          <Trans context="button of a message">Mark as new</Trans>
        )}
      </Button>
      {mark.isError && (
        <p role="alert">
          <Trans context="staff page">This could not be saved. Please try again.</Trans>
        </p>
      )}
    </div>
  )
}
