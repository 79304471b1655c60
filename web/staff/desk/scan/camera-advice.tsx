import { Trans } from '@lingui/react/macro'
import type { CameraState } from './use-camera.ts'

export function CameraAdvice({ problem }: Pick<CameraState & { kind: 'problem' }, 'problem'>) {
  switch (problem) {
    case 'denied':
      return (
        <Trans context="scanning with the camera">
          The browser does not allow the camera here. Allow it in the site’s settings, beside the
          address, then try again.
        </Trans>
      )
    case 'missing':
      return (
        <Trans context="scanning with the camera">
          This device has no camera. Search by reference or name instead.
        </Trans>
      )
    case 'busy':
      return (
        <Trans context="scanning with the camera">
          Another app is using the camera. Close that app, then try again.
        </Trans>
      )
    case 'unloaded':
      return (
        <Trans context="scanning with the camera">
          No connection: the scanner could not be loaded. Search by reference or name meanwhile.
        </Trans>
      )
    case 'failed':
      return (
        <Trans context="scanning with the camera">
          The camera stopped. Try again, or search by reference or name.
        </Trans>
      )
  }
}
