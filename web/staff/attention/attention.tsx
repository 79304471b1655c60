import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { type AttentionEntry, attentionKinds } from '../../../domain/reports/staff-attention.ts'
import { Notice } from '../../ui/notice.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { attentionAnswer } from '../session/attention-query.ts'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'
import styles from './attention.module.css'
import { AttentionSection } from './attention-section.tsx'
import { CompareStripe } from './compare-stripe.tsx'
import { nameOf } from './entries.ts'
import { HoldSection } from './hold-section.tsx'
import { kindLabels } from './kind-labels.ts'
import { type SettledEntry, SettledNotice } from './resolved-notice.tsx'

export function Attention() {
  const { i18n } = useLingui()
  const { data, error, isPending } = useQuery(attentionAnswer)
  const [open, setOpen] = useState<string | null>(null)
  const [settled, settle] = useState<SettledEntry | null>(null)
  /**
   * Names (`nameOf`) of entries resolved on this page, or being resolved.
   * Cleared when staff open or close an entry.
   */
  const own = useRef(new Set<string>())
  const shown = useRef<AttentionEntry>(undefined)
  const title = useRef<HTMLHeadingElement>(null)
  const kinds = attentionKinds.map((kind) => ({
    kind,
    entries: data?.entries.filter((entry) => entry.kind === kind) ?? [],
    hasMore: data?.more.includes(kind) ?? false,
  }))
  const found = kinds.filter(({ entries }) => entries.length > 0)

  // If the open entry disappears, says why and moves the focus, which would otherwise be lost.
  const entry = data?.entries.find((one) => nameOf(one) === open)
  const isGone = open !== null && data !== undefined && entry === undefined
  useEffect(() => {
    if (entry) shown.current = entry
    if (!isGone || !shown.current) return
    settle({ entry: shown.current, isOwn: own.current.has(nameOf(shown.current)) })
    setOpen(null)
    title.current?.focus()
  }, [isGone, entry])

  function toggle(name: string | null): void {
    settle(null)
    own.current.clear()
    setOpen(name)
  }

  function noteOwn(one: AttentionEntry, isOwn: boolean): void {
    if (isOwn) own.current.add(nameOf(one))
    else own.current.delete(nameOf(one))
  }

  return (
    <>
      <header className={styles.header}>
        <h1 ref={title} tabIndex={-1} className={styles.heading}>
          <Trans context="heading of the staff page">To do</Trans>
        </h1>
        <CompareStripe />
      </header>
      {/* Rendered even when empty, so that screen readers announce text that appears in it. */}
      <div role="status">{settled && <SettledNotice {...settled} />}</div>
      {error && (
        <Notice tone="danger" role="alert">
          <p>
            <WhyNotLoaded error={error} />{' '}
            <Trans context="staff page: what needs attention">
              The list could not be loaded. Trying again.
            </Trans>
          </p>
        </Notice>
      )}
      {isPending && (
        <p role="status">
          <Spinner /> <Trans context="staff page: what needs attention">Loading…</Trans>
        </p>
      )}
      {data?.hold && <HoldSection {...data.hold} />}
      {data && !data.hold && found.length === 0 && (
        <p className={styles.empty}>
          <Trans context="staff page: in place of the list of what needs attention">
            Nothing needs your attention.
          </Trans>
        </p>
      )}
      {found.length > 1 && (
        <ul className={styles.kinds}>
          {found.map(({ kind, entries }) => (
            <li key={kind}>
              <a href={`#${kind}`}>
                {i18n._(kindLabels[kind])} <b>{entries.length}</b>
              </a>
            </li>
          ))}
        </ul>
      )}
      {found.map((section) => (
        <AttentionSection
          key={section.kind}
          {...section}
          open={open}
          onToggle={toggle}
          onAction={noteOwn}
        />
      ))}
    </>
  )
}
