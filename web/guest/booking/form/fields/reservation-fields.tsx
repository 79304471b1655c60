import { Trans } from '@lingui/react/macro'
import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { FormSection } from '../../../../forms/form-section.tsx'
import { loadCatalogs } from '../../../../words/i18n.ts'
import departure from '../../advice/departure.module.css'
import type { StayForm } from '../use-stay-form.ts'
import { ItemsField } from './items-field.tsx'
import { WhenFields } from './when-fields.tsx'

export function ReservationFields({ stay, children }: { stay: StayForm; children: ReactNode }) {
  return (
    <FormSection
      title={
        <Trans context="heading of the second part of a booking form">Reservation Details</Trans>
      }
    >
      <ItemsField stay={stay} />
      <WhenFields stay={stay} />
      <ClosureNotice stay={stay} />
      {children}
    </FormSection>
  )
}

type Closures = ComponentType<{ stay: StayForm }>

function ClosureNotice({ stay }: { stay: StayForm }) {
  const [Closures, setClosures] = useState<Closures | null>(null)
  const needed = stay.openingTimes.closures.length > 0
  useEffect(() => {
    if (needed) {
      Promise.all([import('../../advice/chosen-closures.tsx'), loadCatalogs(['stay-later'])]).then(
        ([it]) => setClosures(() => it.ChosenClosures),
        () => {},
      )
    }
  }, [needed])
  return (
    <div className={departure.advice} aria-live="polite">
      {Closures && <Closures stay={stay} />}
    </div>
  )
}
