import { Trans } from '@lingui/react/macro'
import { useRef, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog/dialog.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { CameraAdvice } from './camera-advice.tsx'
import styles from './scan-dialog.module.css'
import { scannedReference, shortened } from './scanned-reference.ts'
import { type CameraState, useCamera } from './use-camera.ts'

interface ScanDialogProps {
  onRead: (text: string) => void
  onClose: () => void
}

/** Uses the camera while mounted. */
export function ScanDialog({ onRead, onClose }: ScanDialogProps) {
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={<Trans context="title of the dialog with the camera">Scan a code</Trans>}
    >
      <Viewfinder onRead={onRead} />
    </Dialog>
  )
}

function Viewfinder({ onRead }: Pick<ScanDialogProps, 'onRead'>) {
  const video = useRef<HTMLVideoElement>(null)
  const [foreign, setForeign] = useState<string | null>(null)
  const { state, again } = useCamera(video, (text) => {
    const read = scannedReference(text)
    setForeign(read.kind === 'unknown' ? read.text : null)
    if (read.kind === 'unknown') return
    // Vibrates, because staff look at the guest's phone, not at this screen.
    navigator.vibrate?.(60)
    onRead(text)
  })
  const fails = state.kind === 'problem'
  return (
    <div className={styles.viewfinder}>
      <video ref={video} className={styles.picture} hidden={fails} muted playsInline aria-hidden />
      <div role="status">
        {fails ? (
          <Notice tone="danger">
            <CameraAdvice problem={state.problem} />
          </Notice>
        ) : (
          <>
            {foreign !== null && (
              <Notice tone="danger">
                <p>
                  <Trans context="desk: a scanned code">That code isn’t one of ours.</Trans>{' '}
                  <bdi className={styles.foreign}>{shortened(foreign)}</bdi>
                </p>
              </Notice>
            )}
            <p className={styles.hint}>{state.kind === 'opening' ? <Opening /> : <Aim />}</p>
          </>
        )}
      </div>
      {fails && (
        <Button onClick={again}>
          <Trans context="button: open the camera once more">Try again</Trans>
        </Button>
      )}
      {state.kind === 'open' && <Light light={state.light} />}
    </div>
  )
}

function Opening() {
  return (
    <>
      <Spinner /> <Trans context="while the camera starts">Opening the camera…</Trans>
    </>
  )
}

function Aim() {
  return (
    <Trans context="under the camera's picture">
      Hold the guest’s code in front of the camera.
    </Trans>
  )
}

function Light({ light }: Pick<CameraState & { kind: 'open' }, 'light'>) {
  const [on, setOn] = useState(false)
  if (!light) return null
  return (
    <Button
      variant="outline"
      aria-pressed={on}
      onClick={() => light(!on).then(() => setOn(!on), ignoreLamp)}
    >
      <Trans context="button that switches the camera's lamp">Light</Trans>
    </Button>
  )
}

/** Leaves the button unchanged if the light can't be switched. */
function ignoreLamp(): void {}
