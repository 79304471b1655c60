import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import type { Pass } from '../../../domain/pass/pass.ts'
import { instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { LuggageTag } from '../../ui/luggage-tag/luggage-tag.tsx'
import { StayFacts } from '../booking/confirmation/stay-facts.tsx'

/** The luggage tag: the reference to read out, its code to scan, what and when. */
export function PassTag({ pass }: { pass: Pass }) {
  const locale = useLocale()
  return (
    <LuggageTag
      strip={business.name}
      label={<Trans context="over a booking's reference">Booking reference</Trans>}
      code={pass.reference}
      large
    >
      {pass.serviceType === 'storage' ? (
        <StayFacts stay={pass} />
      ) : (
        <p>{instantText(new Date(pass.startDate), locale)}</p>
      )}
    </LuggageTag>
  )
}
