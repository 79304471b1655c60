import { Plural, Trans } from '@lingui/react/macro'
import type { StayFile } from '../../../domain/stay-file.ts'
import styles from './desk.module.css'
import { Rows } from './desk-columns.tsx'

interface FoundStaysProps {
  files: readonly StayFile[]
  searching: boolean
  /** Nobody answered: these are of today's list alone. */
  failed: boolean
  now: Date
  open: string | null
}

/** What a search has found, the stays of today first. */
export function FoundStays({ files, searching, failed, ...rest }: FoundStaysProps) {
  return (
    <section className={styles.found}>
      <div role="status">
        <h2>
          {searching && files.length === 0 ? (
            <Trans context="counter: a search is under way">Searching…</Trans>
          ) : failed && files.length === 0 ? (
            <Trans context="counter: a search got no answer">
              The search got no answer. Only today’s list was searched.
            </Trans>
          ) : (
            <Plural
              context="counter: what a search has found"
              value={files.length}
              _0="No stay found"
              one="# stay found"
              other="# stays found"
            />
          )}
        </h2>
      </div>
      {files.length > 0 && <Rows files={files} {...rest} />}
    </section>
  )
}
