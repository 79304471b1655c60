import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import type { StaffClosure } from '../../../domain/opening-hours/staff-closures.ts'
import { Spinner } from '../../ui/spinner.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { NeedsConnection } from '../offline/needs-connection.tsx'
import { useConnection } from '../offline/use-offline-queue.ts'
import { ClosureCard } from './closure-card.tsx'
import { ClosureForm } from './closure-form.tsx'
import styles from './closures.module.css'
import { closuresAnswer } from './closures-query.ts'
import { LoadFailed } from './failures.tsx'

export function Closures() {
  const { t } = useLingui()
  const closures = useQuery(closuresAnswer)
  const [open, setOpen] = useState<string | null>(null)
  const [saved, setSaved] = useState<string | null>(null)
  const [lifted, setLifted] = useState<string | null>(null)
  const title = useRef<HTMLHeadingElement>(null)
  const isOnline = useConnection() === 'online'
  const now = new Date()
  const all = closures.data ?? []
  const ahead = all.filter(({ to, liftedAt }) => !liftedAt && new Date(to) > now)
  const past = all.filter((closure) => !ahead.includes(closure)).reverse()

  // When a closure is lifted, the pressed button disappears, so the focus moves to the heading.
  const isGone = lifted !== null && !ahead.some(({ id }) => id === lifted)
  useEffect(() => {
    if (isGone) title.current?.focus()
  }, [isGone])

  function closed({ id }: StaffClosure): void {
    toast({ variant: 'success', title: t({ message: 'Saved', context: 'closures page' }) })
    setOpen(id)
    setSaved(id)
  }

  const card = (closure: StaffClosure) => (
    <li key={closure.id}>
      <ClosureCard
        closure={closure}
        now={now}
        open={open === closure.id}
        arrived={saved === closure.id}
        onLifted={() => setLifted(closure.id)}
        onToggle={() => setOpen(open === closure.id ? null : closure.id)}
      />
    </li>
  )

  return (
    <>
      <h1 className={styles.heading}>
        <Trans context="heading of the staff page">Closures</Trans>
      </h1>
      <div className={styles.page}>
        <NeedsConnection missing={!isOnline}>
          <ClosureForm onClosed={closed} />
        </NeedsConnection>
        <section aria-labelledby="closures-ahead">
          <h2 ref={title} id="closures-ahead" tabIndex={-1} className={styles.title}>
            <Trans context="heading: closures that are still to come">Upcoming</Trans>
          </h2>
          {closures.error && <LoadFailed error={closures.error} goesOn />}
          {closures.isPending && (
            <p role="status">
              <Spinner /> <Trans context="a list of the closures page">Loading…</Trans>
            </p>
          )}
          {closures.isSuccess && ahead.length === 0 && (
            <p className={styles.soft}>
              <Trans context="closures page, in place of the list">
                No closures ahead: the office is open every day.
              </Trans>
            </p>
          )}
          <ol className={styles.closures}>{ahead.map(card)}</ol>
          {past.length > 0 && (
            <details className={styles.past}>
              <summary>
                <Plural
                  context="closures page: closures of the last 30 days"
                  value={past.length}
                  one="# past or reopened"
                  other="# past or reopened"
                />
              </summary>
              <ol className={styles.closures}>{past.map(card)}</ol>
            </details>
          )}
        </section>
      </div>
    </>
  )
}
