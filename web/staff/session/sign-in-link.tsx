import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { signInAddress } from './sign-in-address.ts'
import { isTypedHere } from './typed-here.ts'

/**
 * Leads to the sign-in and back; in a tab of its own if something is typed here, which stays and goes on once
 * somebody is signed in.
 */
export function SignInLink({ href = signInAddress(location) }: { href?: string }) {
  function click({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    currentTarget.target = isTypedHere() ? '_blank' : ''
  }

  return (
    <a href={href} className={buttonClass({ size: 'sm' })} onClick={click}>
      <Trans context="link of the counter">Sign in again</Trans>
    </a>
  )
}
