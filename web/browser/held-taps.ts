/** Controls tapped before hydration, in order. Filled by `heldTapsScript`. */
interface HeldTaps extends Array<HTMLElement> {
  hold: (event: Event) => void
}

/**
 * Maximum number of animation frames to wait for a disabled control.
 * A submit button may still be disabled shortly after hydration.
 */
const maxFrames = 60

/**
 * Repeats the taps held before hydration, in their order.
 * If hydration has replaced a control, the new one is found by its id.
 */
export async function replayHeldTaps(): Promise<void> {
  const { heldTaps } = globalThis as { heldTaps?: HeldTaps }
  if (!heldTaps) return
  removeEventListener('click', heldTaps.hold, true)
  for (const held of heldTaps.splice(0)) {
    // Lets React render the previous tap's result first, because the next tap may depend on it.
    await null
    delete held.dataset.held
    const control = held.isConnected ? held : document.getElementById(held.id)
    for (let frame = 0; control?.matches(':disabled') && frame < maxFrames; frame += 1) {
      await new Promise(requestAnimationFrame)
    }
    // Unchecked first, because a click on a checked radio button doesn't notify React.
    if (control instanceof HTMLInputElement) control.checked = false
    control?.click()
  }
}
