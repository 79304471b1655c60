import { Trans } from '@lingui/react/macro'

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
  return (
    <p>
      <Trans context="assistant">
        I can’t answer that. Ask me about pricing, our location, booking, security or things to do
        nearby.
      </Trans>
    </p>
  )
}
