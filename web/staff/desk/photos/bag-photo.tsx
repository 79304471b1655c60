import { Trans, useLingui } from '@lingui/react/macro'
import { Suspense, useEffect, useRef, useState } from 'react'
import type { Bag } from '../../../../domain/stay/stay-record.ts'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { PhotoFailure } from './photo-failure.tsx'
import styles from './photos.module.css'
import { photoAddress } from './send-photo.ts'
import { TakePhoto } from './take-photo.tsx'
import { usePhoto } from './use-photo.ts'

const PhotoDialog = lazyPart(async () => (await import('./photo-dialog.tsx')).PhotoDialog)

export function DeskBagPhoto({ bag }: { bag: Bag }) {
  const { t } = useLingui()
  const photo = usePhoto(bag.id)
  const [isOpen, setOpen] = useState(false)
  const isSettled = useRef(false)
  const home = useRef<HTMLLIElement>(null)
  const { tag } = bag
  const percent = Math.round(photo.progress * 100)

  // Moves focus to the bag, because the button that opened the dialog is gone.
  useEffect(() => {
    if (isOpen || !isSettled.current) return
    isSettled.current = false
    home.current?.focus()
  }, [isOpen])

  function take(file: Blob): void {
    isSettled.current = isOpen
    setOpen(false)
    photo.take(file)
  }

  function remove(): void {
    isSettled.current = true
    setOpen(false)
    photo.remove()
  }

  return (
    <li ref={home} tabIndex={-1} className={styles.bag}>
      {photo.busy || photo.preview ? (
        <div className={styles.tile} aria-busy={photo.busy}>
          {photo.preview && (
            <img
              src={photo.preview}
              alt={t({ message: `New photo of bag ${tag}`, context: 'desk' })}
            />
          )}
          {photo.busy && (
            <p className={styles.way}>
              <Spinner />{' '}
              {photo.preview ? (
                <Trans context="desk: a photo is on its way">Saving {percent}%</Trans>
              ) : (
                <Trans context="desk: a photo is made ready or removed">One moment…</Trans>
              )}
            </p>
          )}
        </div>
      ) : bag.photo ? (
        <button type="button" className={styles.tile} onClick={() => setOpen(true)}>
          <img
            src={photoAddress(bag)}
            alt={t({ message: `Photo of bag ${tag}`, context: 'desk' })}
            loading="lazy"
          />
        </button>
      ) : (
        <TakePhoto className={styles.tile} onTake={take}>
          <Trans context="desk, button: take a picture of the bag with this tag">
            Take photo of <b>{tag}</b>
          </Trans>
        </TakePhoto>
      )}
      {(bag.photo || photo.preview) && <b aria-hidden="true">{tag}</b>}
      <div role="status" className="visually-hidden">
        {photo.isDone &&
          (photo.isRemoval ? (
            <Trans context="desk: what was done">Photo removed.</Trans>
          ) : (
            <Trans context="desk: what was done">Photo saved.</Trans>
          ))}
      </div>
      {photo.error && <PhotoFailure photo={photo} error={photo.error} onTake={take} />}
      {isOpen && bag.photo && (
        <Suspense>
          <PhotoDialog bag={bag} onTake={take} onRemove={remove} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </li>
  )
}
