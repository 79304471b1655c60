import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { createRoot, type Root } from 'react-dom/client'
import { type AnalyticsEvent, track } from '../../../guest/consent/analytics.ts'
import { BookingDialog } from './booking-dialog.tsx'
import type { BookingKind } from './booking-frame.ts'

const openedEvent = {
  booking: 'booking_form_opened',
  reservation: 'reservation_form_opened',
} as const satisfies Record<BookingKind, AnalyticsEvent>

const roots = new Map<BookingKind, Root>()

/** Opens the dialog with a form. If it was open before, the earlier input is still there. */
export function openBookingDialog(kind: BookingKind, link: HTMLAnchorElement): void {
  const root =
    roots.get(kind) ?? createRoot(document.body.appendChild(document.createElement('div')))
  roots.set(kind, root)
  root.render(
    <I18nProvider i18n={i18n}>
      <BookingDialog kind={kind} title={nameOf(link)} openedBy={{ link }} />
    </I18nProvider>,
  )
  track(openedEvent[kind])
}

/** Returns the link's text without its payment note. */
function nameOf({ firstElementChild, textContent }: HTMLAnchorElement): string {
  return firstElementChild?.textContent ?? textContent
}
