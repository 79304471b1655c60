import { Trans } from '@lingui/react/macro'
import { Suspense, useState } from 'react'
import type { PassBag } from '../../../../domain/pass/pass.ts'
import { Button } from '../../../ui/button.tsx'
import { lazyPart } from '../../../ui/lazy-part.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import styles from '../pass.module.css'

const BagPhoto = lazyPart(async () => (await import('./bag-photo.tsx')).BagPhoto)

interface BagPhotoToggleProps {
  bag: PassBag
  token: string
  /** True while the pass may be outdated. Hides the button, unless the photo is already shown. */
  isCutOff: boolean
}

/** Loads the photo only on request, because phones may be roaming. */
export function BagPhotoToggle({ bag, token, isCutOff }: BagPhotoToggleProps) {
  const [isShown, show] = useState(false)
  const { tag } = bag
  if (isCutOff && !isShown) return null
  return (
    <div className={styles.photo}>
      <Button variant="outline" size="sm" aria-expanded={isShown} onClick={() => show(!isShown)}>
        {isShown ? (
          <Trans context="button on the guest's pass, with the number of a bag's tag">
            Hide photo of {tag}
          </Trans>
        ) : (
          <Trans context="button on the guest's pass, with the number of a bag's tag">
            Show photo of {tag}
          </Trans>
        )}
      </Button>
      {isShown && (
        <Suspense fallback={<Spinner />}>
          <BagPhoto bag={bag} token={token} />
        </Suspense>
      )}
    </div>
  )
}
