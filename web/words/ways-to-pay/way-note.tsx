import { Trans } from '@lingui/react/macro'
import styles from './way-note.module.css'

export type WayToPay = 'online' | 'desk'

export function WayNote({ way }: { way: WayToPay }) {
  return (
    <span className={styles[way]}>
      {way === 'online' ? (
        <Trans comment="Under every link to the form that is paid online, short">
          Pay now by card
        </Trans>
      ) : (
        <Trans comment="Under every link to the form that is paid at the office, short">
          Pay at the desk
        </Trans>
      )}
    </span>
  )
}
