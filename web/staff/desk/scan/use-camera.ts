import { type RefObject, useEffect, useEffectEvent, useState } from 'react'
import { type Camera, type CameraProblem, cameraProblem, openCamera } from './camera.ts'
import { readCodes } from './read-codes.ts'

export type CameraState =
  | { kind: 'opening' }
  | { kind: 'open'; light: Camera['light'] }
  | { kind: 'problem'; problem: CameraProblem | 'unloaded' }

/** The QR decoder is only needed once the camera is opened. */
const loadDecoder = () => import('qr/decode.js')

export function useCamera(
  video: RefObject<HTMLVideoElement | null>,
  onRead: (text: string) => void,
): { state: CameraState; again: () => void } {
  const [attempt, setAttempt] = useState(0)
  const [state, setState] = useState<CameraState>({ kind: 'opening' })
  const report = useEffectEvent(onRead)

  // biome-ignore lint/correctness/useExhaustiveDependencies: opens again with each attempt
  useEffect(() => {
    const leaving = new AbortController()
    const left = leaving.signal
    const stopping: (() => void)[] = []

    const notify = (problem: CameraProblem | 'unloaded') => {
      if (!left.aborted) setState({ kind: 'problem', problem })
    }

    async function film(shown: HTMLVideoElement): Promise<void> {
      const decoder = loadDecoder().catch(() => null)
      const camera = await openCamera(shown, left)
      stopping.push(camera.stop)
      const loaded = await decoder
      if (left.aborted) return
      if (!loaded) {
        camera.stop()
        notify('unloaded')
        return
      }
      stopping.push(readCodes(shown, loaded.decodeQR, report))
      camera.onEnd(() => notify('failed'))
      setState({ kind: 'open', light: camera.light })
    }

    if (video.current) film(video.current).catch((error) => notify(cameraProblem(error)))
    return () => {
      leaving.abort()
      for (const stop of stopping) stop()
    }
  }, [attempt])

  function again(): void {
    setState({ kind: 'opening' })
    setAttempt((before) => before + 1)
  }

  return { state, again }
}
