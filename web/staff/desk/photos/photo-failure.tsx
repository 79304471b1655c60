import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { ApiError } from '../../../api.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { refusalMessages, staffCodeOf } from '../../actions/refusal-messages.ts'
import styles from './photos.module.css'
import { PictureError } from './shrink-photo.ts'
import { TakePhoto } from './take-photo.tsx'
import type { Photo } from './use-photo.ts'

interface PhotoFailureProps {
  photo: Photo
  error: Error
  onTake: (file: Blob) => void
}

export function PhotoFailure({ photo, error, onTake }: PhotoFailureProps) {
  return (
    <Notice tone="danger" role="alert" className={styles.failure}>
      <p>
        <Reason error={error} isRemoval={photo.isRemoval} />
      </p>
      {photo.canRepeat && (
        <Button size="sm" busy={photo.busy} onClick={photo.again}>
          <Trans context="desk, button: send a photo once more">Try again</Trans>
        </Button>
      )}
      {!photo.isRemoval && (
        <TakePhoto className={buttonClass({ variant: 'outline', size: 'sm' })} onTake={onTake}>
          <Trans context="desk, button: another photo instead">Take another</Trans>
        </TakePhoto>
      )}
    </Notice>
  )
}

function Reason({ error, isRemoval }: { error: Error; isRemoval: boolean }) {
  const { i18n } = useLingui()
  if (error instanceof PictureError) return <>{i18n._(refusalMessages.photo_invalid)}</>
  if (!(error instanceof ApiError)) {
    return (
      <Trans context="desk: a photo was not saved">
        Photos need a connection, and there is none right now.
      </Trans>
    )
  }
  const code = staffCodeOf(error)
  if (code) return <>{i18n._(refusalMessages[code])}</>
  if (isRemoval) {
    return <Trans context="desk: a photo was not removed">The photo could not be removed.</Trans>
  }
  return <Trans context="desk: a photo was not saved">The photo could not be saved.</Trans>
}
