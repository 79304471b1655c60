import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { signInAddress } from './sign-in-address.ts'
import { isTypedHere } from './typed-here.ts'

/** Leads to the sign-in and back. Opens a new tab if this one has typed input, which can then be continued. */
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
