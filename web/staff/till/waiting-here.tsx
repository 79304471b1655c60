import { Plural } from '@lingui/react/macro'
import { Notice } from '../../ui/notice.tsx'
import { isWaiting } from '../offline/pending-action.ts'
import { usePendingActions } from '../offline/use-offline-queue.ts'
import styles from './till.module.css'

export function WaitingHere() {
  const actions = usePendingActions()
  const waiting = actions.filter((action) => isWaiting(action, actions)).length
  const stuck = actions.filter((action) => action.wasOffline).length - waiting
  if (waiting + stuck === 0) return null
  return (
    <Notice tone="danger" role="alert" className={styles.waiting}>
      <p>
        {waiting > 0 && (
          <Plural
            context="till: entries of the desk that have not reached the server"
            value={waiting}
            one="# entry from the desk is still waiting on this device and is missing here."
            other="# entries from the desk are still waiting on this device and are missing here."
          />
        )}{' '}
        {stuck > 0 && (
          <Plural
            context="till: entries of the desk that were refused, or are held behind a refused one"
            value={stuck}
            one="# entry on this device was refused or is on hold: settle it at the desk."
            other="# entries on this device were refused or are on hold: settle them at the desk."
          />
        )}
      </p>
    </Notice>
  )
}
