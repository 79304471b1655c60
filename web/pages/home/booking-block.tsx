import { useEffect, useRef } from 'react'
import { openOnTap } from '../../features/booking-dialog/open-on-tap.ts'
import { Still, type StillPart } from '../../still-part.tsx'

export const howItWorks: StillPart = {
  id: 'how-it-works',
  importPart: () =>
    import('../../features/reading/still-parts.tsx').then(({ HowItWorks }) => HowItWorks),
}

/** How a stay goes, and the two forms in dialogs (specification, section 2, booking dialogs). */
export function BookingBlock() {
  const block = useRef<HTMLDivElement>(null)

  useEffect(() => openOnTap(block.current as HTMLElement), [])

  return (
    <div ref={block}>
      <Still part={howItWorks} />
    </div>
  )
}
