import { type ComponentType, type MouseEvent, useRef, useState } from 'react'
import { type AnalyticsEvent, track } from '../../analytics.ts'
import { PageLink } from '../../page-link.tsx'
import { paths } from '../../paths.ts'
import type { BookingDialogProps } from './booking-dialog.tsx'
import type { BookingKind } from './booking-frame.ts'

interface BookingLinkProps {
  kind: BookingKind
  /** What the link says, and the dialog's name. */
  title: string
  className: string
}

const pageOf = { booking: paths.bookOnline, reservation: paths.reserve } as const
const openedEvent = {
  booking: 'booking_form_opened',
  reservation: 'reservation_form_opened',
} as const satisfies Record<BookingKind, AnalyticsEvent>

const load = () => import('./booking-dialog.tsx')

/** A link to a form's page, which a script turns into a dialog with the same form. */
export function BookingLink({ kind, title, className }: BookingLinkProps) {
  const [Dialog, setDialog] = useState<ComponentType<BookingDialogProps> | null>(null)
  const [open, setOpen] = useState(false)
  const link = useRef<HTMLAnchorElement>(null)

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    const { href } = event.currentTarget
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    load().then(
      (module) => {
        setDialog(() => module.default)
        setOpen(true)
        track(openedEvent[kind])
      },
      () => location.assign(href),
    )
  }

  function close(): void {
    setOpen(false)
    link.current?.focus()
  }

  return (
    <>
      <PageLink
        ref={link}
        to={pageOf[kind]}
        className={className}
        onClick={click}
        // What fails now is tried again, and dealt with, by the click.
        onPointerDown={() => void load().catch(() => {})}
      >
        {title}
      </PageLink>
      {Dialog && <Dialog kind={kind} title={title} open={open} onClose={close} />}
    </>
  )
}
