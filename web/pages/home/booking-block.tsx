import { useEffect, useRef } from 'react'
import { openOnTap } from '../../features/booking-dialog/open-on-tap.ts'
import { Static, type StaticPart } from '../../static-parts/static-part.tsx'

export const howItWorks: StaticPart = {
  id: 'how-it-works',
  importPart: () => import('../../sections/sections.tsx').then(({ HowItWorks }) => HowItWorks),
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
