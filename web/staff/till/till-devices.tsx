import { Plural, Trans } from '@lingui/react/macro'
import type { TillDevice } from '../../../domain/desk/till.ts'
import { useNow } from '../../browser/use-now.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { isThisDevice } from '../session/device.ts'
import { momentText } from '../session/figure-text.ts'
import styles from './till.module.css'

type Devices = readonly TillDevice<string>[]

/** Number of devices shown at first. More are shown if more have pending actions. */
const namedAtOnce = 3

function inOrder(devices: Devices): Devices {
  const rank = ({ id, waiting }: TillDevice<string>) => (waiting > 0 ? 0 : isThisDevice(id) ? 1 : 2)
  return devices.toSorted((a, b) => rank(a) - rank(b) || b.heardAt.localeCompare(a.heardAt))
}

export const hasWaiting = ({ waiting }: TillDevice<string>) => waiting > 0

/** Lists the devices, because pending actions on them aren't in the till report yet. */
export function TillDevices({ devices }: { devices: Devices }) {
  if (devices.length === 0) return null
  const named = Math.max(namedAtOnce, devices.filter(hasWaiting).length)
  const first = inOrder(devices).slice(0, named)
  const others = inOrder(devices).slice(named)
  return (
    <Card>
      <h2 className={styles.devices}>
        <Trans context="till, heading">Devices</Trans>
      </h2>
      <DeviceList devices={first} />
      {others.length > 0 && (
        <details className={styles.others}>
          <summary>
            <Plural
              context="till: devices that are listed on request"
              value={others.length}
              one="# more device with nothing waiting"
              other="# more devices with nothing waiting"
            />
          </summary>
          <DeviceList devices={others} />
        </details>
      )}
    </Card>
  )
}

function DeviceList({ devices }: { devices: Devices }) {
  return (
    <ul className={styles.deviceList}>
      {devices.map((device) => (
        <li key={device.id}>
          <Device device={device} />
        </li>
      ))}
    </ul>
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
