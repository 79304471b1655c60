import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../domain/api.ts'
import { limitsOfText } from '../../../domain/business/business.ts'
import { needsComment } from '../../../domain/desk/closing.ts'
import type { TillCount } from '../../../domain/desk/till.ts'
import { isCash, minus } from '../../../domain/payments/drawer.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import styles from './count-drawer.module.css'
import { TillFailure } from './till-failure.tsx'
import { useTillWrite } from './till-report.ts'
import { useCashText } from './use-cash-text.ts'

const sendClosing = (closing: RequestOf<'POST /api/staff/till/closings'>, idempotencyKey: string) =>
  send('POST /api/staff/till/closings', closing, { idempotencyKey })

/** Differences since the last closing need a comment. */
export function CloseDay({ count }: { count: TillCount<string> }) {
  const { t } = useLingui()
  const text = useCashText()
  const [comment, setComment] = useState('')
  const [isMissing, setMissing] = useState(false)
  const { mutate, isPending, error } = useTillWrite('till-closing', sendClosing, () => {})
  const reason = comment.trim()
  const isNeeded = needsComment(count)
  const difference = text.cash(count.toExplain)
  const hasEarlier = isCash(minus(count.toExplain, minus(count.counted, count.expected)))

  function close(event: FormEvent): void {
    event.preventDefault()
    const lacks = isNeeded && reason === ''
    setMissing(lacks)
    if (!lacks && !isPending) mutate({ count: count.id, ...(reason !== '' && { reason }) })
  }

  return (
    <form onSubmit={close} noValidate className={styles.form}>
      {isNeeded && (
        <Field
          label={
            !isCash(count.toExplain) ? (
              <Trans context="till: a field, several counts differ, and their sum is nothing">
                Comment on the differences since the last closing, which make up for each other
              </Trans>
            ) : hasEarlier ? (
              <Trans context="till: a field, the sum of the differences of several counts">
                Comment on the difference since the last closing, {difference}
              </Trans>
            ) : (
              <Trans context="till: a field">Comment on the difference</Trans>
            )
          }
          required
          error={
            isMissing && reason === ''
              ? t({
                  message: 'Write what explains the difference, or that nothing does',
                  context: 'till, under a field',
                })
              : undefined
          }
        >
          {(control) => (
            <TextArea
              {...control}
              rows={2}
              maxLength={limitsOfText.reason}
              value={comment}
              onChange={({ target }) => setComment(target.value)}
            />
          )}
        </Field>
      )}
      {error && <TillFailure error={error} />}
      <Button type="submit" busy={isPending}>
        <Trans context="button: till, ends the day with this count">Close the day</Trans>
      </Button>
    </form>
  )
}
