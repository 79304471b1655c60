/** Controls that were tapped before hydration, in order. Filled by `heldTapsScript`. */
interface HeldTaps extends Array<HTMLElement> {
  hold: (event: Event) => void
}

/**
 * Maximum number of frames to wait for a disabled control.
 * After hydration, a form's button may be disabled until the form has read what the browser has saved.
 */
const maxFrames = 60

/**
 * Repeats the taps held before hydration, in their order.
 * A control that was replaced by hydration is found by its id.
 */
export async function replayHeldTaps(): Promise<void> {
  const { heldTaps } = globalThis as { heldTaps?: HeldTaps }
  if (!heldTaps) return
  removeEventListener('click', heldTaps.hold, true)
  for (const held of heldTaps.splice(0)) {
    // Lets React render the result of the previous tap first, because the next tap may depend on it.
    await null
    delete held.dataset.held
    const control = held.isConnected ? held : document.getElementById(held.id)
    for (let frame = 0; control?.matches(':disabled') && frame < maxFrames; frame += 1) {
      await new Promise(requestAnimationFrame)
    }
    // Cleared first, because React isn't notified of a choice that is already selected.
    if (control instanceof HTMLInputElement) control.checked = false
    control?.click()
  }
}
