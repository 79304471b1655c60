import { Plural } from '@lingui/react/macro'
import { useKeptActs } from '../../staff/outbox/use-outbox.ts'
import { Notice } from '../../ui/notice.tsx'
import styles from './till.module.css'

/** What the sheet and the count can't know yet, as it waits on this device. */
export function WaitingHere() {
  const count = useKeptActs().length
  if (count === 0) return null
  return (
    <Notice tone="danger" role="alert" className={styles.waiting}>
      <p>
        <Plural
          context="till: entries of the desk that have not reached the server"
          value={count}
          one="# entry from the desk is still waiting on this device and is missing here."
          other="# entries from the desk are still waiting on this device and are missing here."
        />
      </p>
    </Notice>
  )
}
