import { Trans } from '@lingui/react/macro'
import { SignInLink } from '../../staff/acts/sign-in-link.tsx'
import { isSignedOut } from '../../staff/staff-load.ts'
import { Button } from '../../ui/button.tsx'

interface SignInOrRetryProps {
  /** Why something was not loaded. */
  error: Error
  busy: boolean
  onRetry: () => void
}

/** The way on after something was not loaded: whoever is signed out signs in first. */
export function SignInOrRetry({ error, busy, onRetry }: SignInOrRetryProps) {
  if (isSignedOut(error)) return <SignInLink />
  return (
    <Button size="sm" variant="outline" busy={busy} onClick={onRetry}>
      <Trans context="counter, button: ask again">Try again</Trans>
    </Button>
  )
}
