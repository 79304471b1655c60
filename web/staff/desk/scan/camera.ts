export type CameraProblem = 'denied' | 'missing' | 'busy' | 'failed'

export interface Camera {
  /** Switches the torch. `null` if there is none. */
  light: ((on: boolean) => Promise<void>) | null
  /** Calls `ended` if the camera stops by itself. */
  onEnd: (ended: () => void) => void
  stop: () => void
}

const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

/**
 * Shows the rear camera or, if there is none, another one.
 * If it can't, throws an error that `cameraProblem` explains. Also throws if `left` is aborted.
 */
export async function openCamera(video: HTMLVideoElement, left: AbortSignal): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  try {
    // The dialog may have been closed in the meantime.
    left.throwIfAborted()
    video.srcObject = stream
    await video.play()
    left.throwIfAborted()
  } catch (error) {
    stop()
    throw error
  }
  const [track] = stream.getVideoTracks()
  return {
    light: track ? lightOf(track) : null,
    onEnd: (ended) => track?.addEventListener('ended', ended),
    stop,
  }
}

/** TypeScript's types lack `torch`, which is only in a draft standard. */
interface Lamp {
  torch?: boolean
}

function lightOf(track: MediaStreamTrack): Camera['light'] {
  const able: MediaTrackCapabilities & Lamp = track.getCapabilities?.() ?? {}
  if (!able.torch) return null
  return (on) => {
    const lamp: MediaTrackConstraintSet & Lamp = { torch: on }
    return track.applyConstraints({ advanced: [lamp] })
  }
}

const problems: Record<string, CameraProblem> = {
  NotAllowedError: 'denied',
  SecurityError: 'denied',
  NotFoundError: 'missing',
  OverconstrainedError: 'missing',
  NotReadableError: 'busy',
  AbortError: 'busy',
}

export function cameraProblem(error: unknown): CameraProblem {
  // Some in-app browsers have no `mediaDevices`.
  if (!navigator.mediaDevices) return 'missing'
  return (error instanceof Error && problems[error.name]) || 'failed'
}
