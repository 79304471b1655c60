import { useEffect, useRef } from 'react'
import { openDialogsFromLinks } from '../../ui/static-parts/dialog-links.ts'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import type { BookingKind } from './booking-dialog/booking-frame.ts'

export const howItWorks: StaticPart = {
  id: 'how-it-works',
  importPart: () => import('../../guest/home/sections.tsx').then(({ HowItWorks }) => HowItWorks),
}

/** How a stay goes, and the two forms in dialogs (specification, section 2, booking dialogs). */
export function BookingBlock() {
  const block = useRef<HTMLDivElement>(null)

  useEffect(() => openOnTap(block.current as HTMLElement), [])

  return (
    <div ref={block}>
      <Static part={howItWorks} />
    </div>
  )
}

const loadDialog = () => import('./booking-dialog/open-booking-dialog.tsx')

/**
 * Wakes the markup inside of `block`: links that name a booking form open it in a dialog. Gives back
 * what undoes it, and closes what is open, when the page is left.
 */
function openOnTap(block: HTMLElement): () => void {
  const listening = new AbortController()
  openDialogsFromLinks(block, listening.signal, {
    attribute: 'booking',
    // What fails now is tried again, and dealt with, at the tap.
    expect: () => void loadDialog().catch(() => {}),
    action: async (link, left) => {
      const { openBookingDialog } = await loadDialog()
      openBookingDialog(link.dataset.booking as BookingKind, link, left)
    },
  })
  return () => listening.abort()
}
