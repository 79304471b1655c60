import { Trans } from '@lingui/react/macro'
import type { MouseEvent } from 'react'
import { buttonClass } from '../../ui/button.tsx'
import { isTypedHere } from '../typed-here.ts'

/**
 * Loads the page anew where it is, which leads through the sign-in and back; in a tab of its own where
 * something is typed, which stays here and goes on once somebody is signed in.
 */
export function SignInLink() {
  function click({ currentTarget }: MouseEvent<HTMLAnchorElement>): void {
    currentTarget.target = isTypedHere() ? '_blank' : ''
  }

  return (
    <a
      href={location.pathname + location.search}
      className={buttonClass({ size: 'sm' })}
      onClick={click}
    >
      <Trans context="link of the counter">Sign in again</Trans>
    </a>
  )
}
