import { Plural, Trans } from '@lingui/react/macro'
import type { TillDevice } from '../../../domain/till.ts'
import { useNow } from '../../browser/use-now.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { isThisDevice } from '../../staff/device.ts'
import { momentText } from '../../staff/figure-text.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './till.module.css'

/** The devices at the counter: what waits on each is missing from the sheet, and from the count. */
export function TillDevices({ devices }: { devices: readonly TillDevice<string>[] }) {
  if (devices.length === 0) return null
  return (
    <Card>
      <h2 className={styles.devices}>
        <Trans context="till, heading">Devices</Trans>
      </h2>
      <ul className={styles.deviceList}>
        {devices.map((device) => (
          <li key={device.id}>
            <Device device={device} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function Device({ device }: { device: TillDevice<string> }) {
  const locale = useLocale()
  const now = useNow()
  const time = (at: string) => momentText(new Date(at), now ?? new Date(at), locale)
  const { staff, waiting, oldestAt } = device
  const heard = time(device.heardAt)
  const since = oldestAt && time(oldestAt)
  return (
    <>
      <b>{staff}</b>{' '}
      {isThisDevice(device.id) && (
        <Badge>
          <Trans context="till: the device on which this is read">this device</Trans>
        </Badge>
      )}{' '}
      {waiting > 0 ? (
        <Badge tone="danger">
          <Plural
            context="till: entries that wait on a device"
            value={waiting}
            one="# entry waiting"
            other="# entries waiting"
          />
        </Badge>
      ) : (
        <Badge tone="success">
          <Trans context="till: no entry waits on a device">Nothing waiting</Trans>
        </Badge>
      )}
      <span className={styles.by}>
        <Trans context="till: when a device last told what waits on it">
          Last contact: {heard}
        </Trans>
        {since && (
          <>
            {' · '}
            <Trans context="till: when the oldest entry that waits was made">oldest {since}</Trans>
          </>
        )}
      </span>
    </>
  )
}
