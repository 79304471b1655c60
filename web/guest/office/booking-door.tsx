import type { ComponentProps } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { classNames } from '../../ui/class-names.ts'
import { WayNote, type WayToPay } from '../../words/ways-to-pay/way-note.tsx'
import styles from './booking-door.module.css'

interface BookingDoorProps extends Omit<ComponentProps<typeof PageLink>, 'to'> {
  way: WayToPay
}

export function BookingDoor({ way, className, children, ...rest }: BookingDoorProps) {
  return (
    <PageLink
      {...rest}
      to={way === 'online' ? paths.bookOnline : paths.reserve}
      className={classNames(styles.door, styles[way], className)}
    >
      <span>{children}</span> <WayNote way={way} />
    </PageLink>
  )
}
