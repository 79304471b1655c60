import { Trans, useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { stops } from '../../../domain/business/partners.ts'
import styles from './stop-line.module.css'
import { type StopId, stopWords } from './stop-words.ts'

interface StopLineProps {
  stops: readonly { id: StopId; note: ReactNode }[]
}

export function StopLine({ stops: line }: StopLineProps) {
  const { i18n } = useLingui()
  return (
    <ol className={styles.line}>
      {line.map(({ id, note }) => (
        <li key={id} className={styles.stop}>
          <h3 id={`stop-${id}`}>{i18n._(stopWords[id].name)}</h3>
          <p className={styles.where}>{i18n._(stopWords[id].where)}</p>
          <p>{note}</p>
          <a
            href={stops[id].mapUrl}
            target="_blank"
            rel="noopener"
            aria-describedby={`stop-${id}`}
            className={styles.map}
          >
            <Trans context="link to a place on a map service">Show on the map</Trans>
          </a>
        </li>
      ))}
    </ol>
  )
}
