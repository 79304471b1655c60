import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { signInAddress } from './sign-in-address.ts'
import { isTypedHere } from './typed-here.ts'

/**
 * Link to the sign-in. Without `href`, the sign-in leads back to this page.
 * Opens in a new tab if this page has typed input, so that the input isn't lost.
 */
export function SignInLink({ href = signInAddress(location) }: { href?: string }) {
  function click({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    currentTarget.target = isTypedHere() ? '_blank' : ''
  }

  return (
    <a href={href} className={buttonClass({ size: 'sm' })} onClick={click}>
      <Trans context="link of the desk">Sign in again</Trans>
    </a>
  )
}
