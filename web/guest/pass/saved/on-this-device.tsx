import { Trans } from '@lingui/react/macro'
import { type ReactNode, useEffect } from 'react'
import { hrefOf, paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { ownPasses } from './device-passes.ts'
import { readyForHomeScreen } from './home-screen.ts'
import { SavedHere } from './saved-here.tsx'

interface OnThisDeviceProps {
  token: string
  onForgotten: () => void
}

export default function OnThisDevice(props: OnThisDeviceProps): ReactNode {
  const { token } = props
  const locale = useLocale()
  const isSaved = ownPasses.has(token)

  useEffect(() => {
    if (isSaved) readyForHomeScreen(token)
  }, [isSaved, token])

  return (
    <SavedHere
      {...props}
      passes={ownPasses}
      hint={
        <Trans context="on the guest's pass">
          Add this page to your home screen to open it with one tap.
        </Trans>
      }
      stands={
        <Trans context="before the guest's pass is taken off the phone">Your booking stands.</Trans>
      }
    >
      {ownPasses.tokens().length > 1 && (
        <p>
          <a href={hrefOf(paths.pass, locale)}>
            <Trans context="link on the guest's pass">All passes on this device</Trans>
          </a>
        </p>
      )}
    </SavedHere>
  )
}
