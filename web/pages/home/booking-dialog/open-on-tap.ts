import { openDialogsFromLinks } from '../../../ui/static-parts/dialog-links.ts'
import type { BookingKind } from './booking-frame.ts'

const load = () => import('./open-booking-dialog.tsx')

/**
 * Wakes the markup inside of `block`: links that name a booking form open it in a dialog. Gives back
 * what undoes it, and closes what is open, when the page is left.
 */
export function openOnTap(block: HTMLElement): () => void {
  const listening = new AbortController()
  openDialogsFromLinks(block, listening.signal, {
    attribute: 'booking',
    // What fails now is tried again, and dealt with, at the tap.
    expect: () => void load().catch(() => {}),
    act: async (link, left) => {
      const { openBookingDialog } = await load()
      openBookingDialog(link.dataset.booking as BookingKind, link, left)
    },
  })
  return () => listening.abort()
}
