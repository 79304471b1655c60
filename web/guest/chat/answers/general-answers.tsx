import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

export function WelcomeAnswer() {
  return (
    <p>
      <Trans context="assistant">
        Hello. What would you like to know about leaving your bags with us?
      </Trans>
    </p>
  )
}

export function ThanksAnswer() {
  return (
    <p>
      <Trans context="assistant, answer to thanks">You’re welcome. Anything else?</Trans>
    </p>
  )
}

export function DefaultAnswer() {
  const { phone } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          I can’t answer that. Ask me about pricing, our location, booking, security or things to do
          nearby.
        </Trans>
      </p>
      <p>
        <Trans context="assistant">
          But our team can: call <OfficePhone>{phone}</OfficePhone>.
        </Trans>
      </p>
    </>
  )
}
