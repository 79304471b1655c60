import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { Section } from '../../../ui/section.tsx'
import type { BookedShuttle } from './shuttle-booking.ts'
import { ShuttleConfirmed } from './shuttle-confirmed.tsx'
import { ShuttleForm } from './shuttle-form.tsx'

export function ShuttleRequest() {
  const [booked, setBooked] = useState<BookedShuttle | null>(null)
  if (booked) return <ShuttleConfirmed booked={booked} />
  return (
    <Section
      tone="raised"
      title={<Trans>Ask us for a seat</Trans>}
      lead={<Trans>Fill in the form and we’ll contact you to confirm. You pay nothing now.</Trans>}
    >
      <ShuttleForm booked={setBooked} />
    </Section>
  )
}
