import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import {
  type AffectedStay,
  canBeWrittenTo,
  type StaffClosure,
} from '../../../domain/opening-hours/staff-closures.ts'
import { send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { NeedsConnection, useNeedsConnection } from '../offline/needs-connection.tsx'
import { AffectedRow } from './affected-row.tsx'
import styles from './closures.module.css'
import { staysAnswer } from './closures-query.ts'
import { EmailDialog } from './email-dialog.tsx'
import { ActionFailed, LoadFailed } from './failures.tsx'
import { useClosureAction } from './use-closure-action.ts'

export function AffectedStays({ closure }: { closure: StaffClosure }) {
  const stays = useQuery(staysAnswer(closure.id))
  if (stays.error && !stays.data) return <LoadFailed error={stays.error} goesOn />
  if (!stays.data) {
    return (
      <p role="status">
        <Spinner /> <Trans context="a list of the closures page">Loading…</Trans>
      </p>
    )
  }
  if (stays.data.length === 0) {
    return (
      <p className={styles.soft}>
        <Trans context="closures page">No bookings affected.</Trans>
      </p>
    )
  }
  return (
    <>
      {stays.error && <LoadFailed error={stays.error} goesOn />}
      {closure.liftedAt && <ToldBefore stays={stays.data} />}
      <Touched closure={closure} stays={stays.data} />
    </>
  )
}

/** Warns that guests were emailed about a closure that has since been lifted. */
function ToldBefore({ stays }: { stays: AffectedStay[] }) {
  const notified = stays.filter(({ notice }) => notice === 'sent').length
  if (notified === 0) return null
  return (
    <Notice tone="danger">
      <p>
        <Plural
          context="closures page, after a closure was taken back"
          value={notified}
          one="# guest already has the email. Tell them you are open."
          other="# guests already have the email. Tell them you are open."
        />
      </p>
    </Notice>
  )
}

function Touched({ closure, stays }: { closure: StaffClosure; stays: AffectedStay[] }) {
  const { t } = useLingui()
  const needsConnection = useNeedsConnection(undefined)
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  const [shown, setShown] = useState<AffectedStay | null>(null)
  const writable = closure.liftedAt ? [] : stays.filter(canBeWrittenTo)
  const picked = writable.filter(({ id }) => !left.has(id))

  const release = useClosureAction('release', releaseEmails, () =>
    toast({
      variant: 'success',
      title: t({ message: 'Emails on their way', context: 'closures page' }),
    }),
  )

  function toggle(id: string): void {
    const next = new Set(left)
    if (!next.delete(id)) next.add(id)
    setLeft(next)
  }

  function releasePicked(): void {
    const stayIds = picked.map(({ id }) => id)
    release.mutate({ id: closure.id, stayIds })
  }

  return (
    <>
      <ul className={styles.rows}>
        {stays.map((stay) => (
          <li key={stay.id}>
            <AffectedRow
              stay={stay}
              pick={
                writable.includes(stay) && (
                  <Pick stay={stay} picked={!left.has(stay.id)} onToggle={() => toggle(stay.id)} />
                )
              }
              action={
                stay.outcome === 'open' &&
                stay.customerEmail && (
                  <Button
                    variant="ghost"
                    size="sm"
                    aria-haspopup="dialog"
                    onClick={() => setShown(stay)}
                  >
                    <Trans context="button of the closures page">Read the email</Trans>
                  </Button>
                )
              }
            />
          </li>
        ))}
      </ul>
      {release.error && <ActionFailed error={release.error} />}
      {writable.length > 0 && (
        <div className={styles.release}>
          <NeedsConnection missing={needsConnection}>
            <Button busy={release.isPending} disabled={picked.length === 0} onClick={releasePicked}>
              <Plural
                context="button of the closures page: emails that were held are sent"
                value={picked.length}
                _0="Send emails"
                one="Send # email"
                other="Send # emails"
              />
            </Button>
          </NeedsConnection>
        </div>
      )}
      {shown && (
        <EmailDialog closureId={closure.id} stayId={shown.id} onClose={() => setShown(null)} />
      )}
    </>
  )
}

interface Released {
  id: string
  stayIds: string[]
}

function releaseEmails({ id, stayIds }: Released, idempotencyKey: string) {
  const address = `/api/staff/closures/${id}/release`
  return send('POST /api/staff/closures/:id/release', { stayIds }, { idempotencyKey, address })
}

interface PickProps {
  stay: AffectedStay
  picked: boolean
  onToggle: () => void
}

function Pick({ stay, picked, onToggle }: PickProps) {
  const { t } = useLingui()
  const name = stay.customerName ?? stay.reference
  return (
    <label className={styles.check}>
      <input
        type="checkbox"
        checked={picked}
        onChange={onToggle}
        aria-label={t({ message: `Write to ${name}`, context: 'closures page, a checkbox' })}
      />
    </label>
  )
}
