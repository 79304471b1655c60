import { Trans } from '@lingui/react/macro'
import { hrefOf, paths } from '../routing/paths.ts'
import { useLocale } from '../routing/use-locale.ts'
import { buttonClass } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

/** The staff member's session has ended; loading the page anew leads through the sign-in. */
export function SignInAgain() {
  return (
    <Notice tone="danger" role="alert">
      <p>
        <Trans context="staff page">
          Your session has ended, so what you see is no longer up to date.
        </Trans>
      </p>
      <a href={hrefOf(paths.admin, useLocale())} className={buttonClass({ size: 'sm' })}>
        <Trans context="link of the staff page">Sign in again</Trans>
      </a>
    </Notice>
  )
}
