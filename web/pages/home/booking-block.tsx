import { useEffect, useRef } from 'react'
import { openDialogsFromLinks } from '../../ui/static-parts/dialog-links.ts'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import type { BookingKind } from './booking-dialog/booking-frame.ts'

export const howItWorks: StaticPart = {
  id: 'how-it-works',
  importPart: () => import('../../guest/home/sections.tsx').then(({ HowItWorks }) => HowItWorks),
}

/** Explains how a stay works, and opens the booking dialogs (specification, section 2). */
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
 * Makes the block's links open the booking dialogs.
 * Returns a function that removes the listeners.
 */
function openOnTap(block: HTMLElement): () => void {
  const listening = new AbortController()
  openDialogsFromLinks(block, listening.signal, {
    attribute: 'booking',
    // Ignores failures, because the tap tries again and handles the error.
    expect: () => void loadDialog().catch(() => {}),
    action: async (link) => {
      const { openBookingDialog } = await loadDialog()
      openBookingDialog(link.dataset.booking as BookingKind, link)
    },
  })
  return () => listening.abort()
}
