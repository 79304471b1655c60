import { useEffect, useRef } from 'react'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import { openOnTap } from './booking-dialog/open-on-tap.ts'

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
