/** Filled by `heldTapsScript` of the document, in the order of the taps. */
interface HeldTaps extends Array<HTMLElement> {
  hold: (event: Event) => void
}

/**
 * Maximum number of frames for which a control may be disabled after hydration, while its form reads what the browser
 * has saved.
 */
const maxFrames = 60

/**
 * Repeats, in their order, the taps made before hydration.
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
