import { Plural, Trans } from '@lingui/react/macro'
import { useKeptActs } from '../../staff/outbox/use-outbox.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './kept-acts.module.css'
import { KeptActs } from './kept-acts.tsx'

/** How much of what was done waits on this device, and what of it was refused. */
export function WaitingStrip() {
  const kept = useKeptActs().filter(({ waited }) => waited)
  const refused = kept.filter((act) => act.refused !== null).length
  const waiting = kept.length - refused
  if (kept.length === 0) return null
  return (
    <Notice tone={refused > 0 ? 'danger' : 'plain'}>
      <details className={styles.strip} open={refused > 0 || undefined}>
        <summary>
          <span role="status">
            {waiting > 0 && (
              <Plural
                context="counter: acts that are sent once there is a connection"
                value={waiting}
                one="# entry waiting to be sent"
                other="# entries waiting to be sent"
              />
            )}{' '}
            {refused > 0 && (
              <b>
                <Plural
                  context="counter: acts that had waited and were refused"
                  value={refused}
                  one="# entry refused"
                  other="# entries refused"
                />
              </b>
            )}
          </span>
        </summary>
        {waiting > 0 && (
          <p>
            <Trans context="counter: about the entries that wait">
              They are saved on this device and will be sent automatically.
            </Trans>
          </p>
        )}
        <KeptActs acts={kept} named />
      </details>
    </Notice>
  )
}

/** The same of one stay. */
export function WaitingOfStay({ id }: { id: string }) {
  const kept = useKeptActs().filter(({ stayId, waited }) => stayId === id && waited)
  if (kept.length === 0) return null
  const isRefused = kept.some(({ refused }) => refused !== null)
  return (
    <Notice tone={isRefused ? 'danger' : 'plain'} role={isRefused ? 'alert' : undefined}>
      <p className={styles.heading}>
        {isRefused ? (
          <Trans context="counter: acts of a stay that can't be sent">
            Part of this could not be recorded
          </Trans>
        ) : (
          <Trans context="counter: acts of a stay that are sent later">
            Saved on this device, waiting to be sent
          </Trans>
        )}
      </p>
      <KeptActs acts={kept} />
    </Notice>
  )
}
