/** Filled by `heldTapsScript` of the document, in the order of the taps. */
interface HeldTaps extends Array<HTMLElement> {
  hold: (event: Event) => void
}

/** How long a control may be disabled after hydration, while its form reads what the browser has saved. */
const maxFrames = 60

/**
 * Repeats the taps that came before hydration, in their order.
 * A control that hydration has replaced is found by its id.
 */
export async function replayHeldTaps(): Promise<void> {
  const { heldTaps } = globalThis as { heldTaps?: HeldTaps }
  if (!heldTaps) return
  removeEventListener('click', heldTaps.hold, true)
  for (const held of heldTaps.splice(0)) {
    // Lets React show the tap before, whose result the next may build on.
    await null
    delete held.dataset.held
    const control = held.isConnected ? held : document.getElementById(held.id)
    for (let frame = 0; control?.matches(':disabled') && frame < maxFrames; frame += 1) {
      await new Promise(requestAnimationFrame)
    }
    // A choice that is shown already would not be told to React.
    if (control instanceof HTMLInputElement) control.checked = false
    control?.click()
  }
}
