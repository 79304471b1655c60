import { Trans } from '@lingui/react/macro'
import { buttonClass } from '../../ui/button.tsx'

/** Loads the page anew where it is, which leads through the sign-in and back. */
export function SignInLink() {
  return (
    <a href={location.pathname + location.search} className={buttonClass({ size: 'sm' })}>
      <Trans context="link of the counter">Sign in again</Trans>
    </a>
  )
}
