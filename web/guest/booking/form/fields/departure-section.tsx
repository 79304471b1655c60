import { Trans } from '@lingui/react/macro'
import { type ComponentType, useState } from 'react'
import { useWatch } from 'react-hook-form'
import { loadCatalogs } from '../../../../words/i18n.ts'
import type { StayForm } from '../use-stay-form.ts'
import { Folded } from './folded.tsx'

type DeparturePart = ComponentType<{ stay: StayForm }>

interface DepartureParts {
  DepartureFields: DeparturePart
  DepartureNotice: DeparturePart
}

export function DepartureSection({ stay }: { stay: StayForm }) {
  const [parts, setParts] = useState<DepartureParts | null>(null)
  const given = useWatch({ control: stay.form.control, name: 'departureTime' }) !== ''

  // If loading fails, reopening the section tries again.
  function fetchParts(): void {
    if (parts) return
    Promise.all([import('../../advice/departure-parts.ts'), loadCatalogs(['stay-later'])]).then(
      ([module]) => setParts(module),
      () => {},
    )
  }

  return (
    <>
      <Folded
        title={
          <Trans context="opens a part of a booking form that may be left out">
            Catching a bus or a flight? (optional)
          </Trans>
        }
        filled={given}
        onOpen={fetchParts}
      >
        {parts && <parts.DepartureFields stay={stay} />}
      </Folded>
      {parts && <parts.DepartureNotice stay={stay} />}
    </>
  )
}
