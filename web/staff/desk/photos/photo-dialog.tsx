import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { Bag } from '../../../../domain/stay/stay-record.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Resolved } from '../../actions/resolved.tsx'
import styles from './photos.module.css'
import { photoAddress } from './send-photo.ts'
import { TakePhoto } from './take-photo.tsx'

interface PhotoDialogProps {
  bag: Bag
  onTake: (file: Blob) => void
  onRemove: () => void
  onClose: () => void
}

export function PhotoDialog({ bag, onTake, onRemove, onClose }: PhotoDialogProps) {
  const { t } = useLingui()
  const [asked, ask] = useState(false)
  const [isMissing, miss] = useState(false)
  const { tag } = bag
  return (
    <Dialog
      open
      wide
      onOpenChange={(open) => open || onClose()}
      title={<Trans context="title of a bag's photo, with its tag's number">Bag {tag}</Trans>}
    >
      {isMissing ? (
        <Notice tone="danger">
          <Trans context="desk">The photo can’t be shown right now.</Trans>
        </Notice>
      ) : (
        <img
          className={styles.large}
          src={photoAddress(bag)}
          alt={t({ message: `Photo of bag ${tag}`, context: 'desk' })}
          onError={() => miss(true)}
        />
      )}
      {asked ? (
        <Resolved of="asked">
          <div className={styles.actions}>
            <p>
              <Trans context="desk">This deletes the photo for good.</Trans>
            </p>
            <Button variant="destructive" onClick={onRemove}>
              <Trans context="desk, button: delete a photo for good">Remove photo</Trans>
            </Button>
            <Button variant="outline" onClick={() => ask(false)}>
              <Trans context="desk, button: do not remove a photo">Keep</Trans>
            </Button>
          </div>
        </Resolved>
      ) : (
        <div className={styles.actions}>
          {bag.status === 'inside' && (
            <TakePhoto className={buttonClass({ variant: 'secondary' })} onTake={onTake}>
              <Trans context="desk, button: another photo instead">Retake</Trans>
            </TakePhoto>
          )}
          <Button variant="outline" onClick={() => ask(true)}>
            <Trans context="desk, button: asks before a photo is deleted">Remove…</Trans>
          </Button>
        </div>
      )}
    </Dialog>
  )
}
