import { Trans, useLingui } from '@lingui/react/macro'
import type { AttentionEntry, AttentionKind } from '../../../domain/reports/staff-attention.ts'
import styles from './attention.module.css'
import { AttentionRow } from './attention-row.tsx'
import { nameOf } from './entries.ts'
import { kindHints, kindLabels } from './kind-labels.ts'

interface AttentionSectionProps {
  kind: AttentionKind
  entries: readonly AttentionEntry[]
  hasMore: boolean
  /** Name (`nameOf`) of the open entry, `null` if none is open. */
  open: string | null
  onToggle: (name: string | null) => void
  onAction: (entry: AttentionEntry, isOwn: boolean) => void
}

export function AttentionSection(props: AttentionSectionProps) {
  const { kind, entries, hasMore, open, onToggle, onAction } = props
  const { i18n } = useLingui()
  return (
    <section aria-labelledby={kind} className={styles.section}>
      <h2 id={kind}>
        {i18n._(kindLabels[kind])} <span className={styles.soft}>{entries.length}</span>
      </h2>
      <p className={styles.hint}>{i18n._(kindHints[kind])}</p>
      <ul className={styles.rows}>
        {entries.map((entry) => {
          const name = nameOf(entry)
          return (
            <li key={name}>
              <AttentionRow
                entry={entry}
                isOpen={open === name}
                onToggle={() => onToggle(open === name ? null : name)}
                onAction={(isOwn) => onAction(entry, isOwn)}
              />
            </li>
          )
        })}
      </ul>
      {hasMore && (
        <p className={styles.hint}>
          <Trans context="staff page: what needs attention">
            There are more. They show as these are settled.
          </Trans>
        </p>
      )}
    </section>
  )
}
