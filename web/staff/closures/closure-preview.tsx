import { Plural, Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { Notice } from '../../ui/notice.tsx'
import { AffectedRow } from './affected-row.tsx'
import type { ClosureTerms } from './closure-fields.ts'
import styles from './closures.module.css'
import { previewAnswer } from './closures-query.ts'

export function ClosurePreview({ terms }: { terms: ClosureTerms | null }) {
  const { data, isError } = useQuery(previewAnswer(terms))
  // Hides old results after an error, and while `terms` is `null`.
  const stays = isError || !terms ? undefined : data
  return (
    <div aria-live="polite" className={styles.preview}>
      {stays?.length === 0 && (
        <p className={styles.soft}>
          <Trans context="closures page">No bookings affected.</Trans>
        </p>
      )}
      {stays && stays.length > 0 && (
        <Notice>
          <p>
            <b>
              <Plural
                context="closures page, before a closure is saved"
                value={stays.length}
                one="# booking affected:"
                other="# bookings affected:"
              />
            </b>
          </p>
          <ul className={styles.rows}>
            {stays.map((stay) => (
              <li key={stay.id}>
                <AffectedRow stay={stay} planned />
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </div>
  )
}
