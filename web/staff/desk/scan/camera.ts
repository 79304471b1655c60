/** Why there is no picture: not allowed, no camera there, in another app's hands, or anything else. */
export type CameraProblem = 'denied' | 'missing' | 'busy' | 'failed'

export interface Camera {
  /** Switches the lamp beside the lens; null where there is none. */
  light: ((on: boolean) => Promise<void>) | null
  /** Calls back once the camera ends by itself, as when it is unplugged or no longer allowed. */
  onEnd: (ended: () => void) => void
  stop: () => void
}

/** Enough for a code across the counter, and quickly read. */
const wanted = { facingMode: 'environment', width: { ideal: 1280 }, height: { ideal: 720 } }

/** Shows what the camera at the back sees; throws what `cameraProblem` explains. */
export async function openCamera(video: HTMLVideoElement, left: AbortSignal): Promise<Camera> {
  const stream = await navigator.mediaDevices.getUserMedia({ audio: false, video: wanted })
  const stop = () => {
    for (const track of stream.getTracks()) track.stop()
    video.srcObject = null
  }
  try {
    // Whoever closed the dialog meanwhile must not be filmed.
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

/** The types know nothing of the lamp, which is a draft of its own. */
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

/** What an error of the browser's means for whoever holds the device. */
export function cameraProblem(error: unknown): CameraProblem {
  // Without a camera at all, some browsers have no `mediaDevices` either.
  if (!navigator.mediaDevices) return 'missing'
  return (error instanceof Error && problems[error.name]) || 'failed'
}
