interface DialogEntry {
  /**
   * Length of the history when the dialog's entry was added.
   * If the history is longer now, a frame has navigated. While a frame loads, Chromium may briefly
   * report a shorter history.
   */
  dialog?: number
}

const here = (): DialogEntry['dialog'] => (history.state as DialogEntry | null)?.dialog

let close: (() => void) | null = null
/** `dialog` value of the last opened dialog's history entry. */
let entry = 0
/** True while `history.back()` is leaving a closed dialog's entry. */
let leaving = false

/**
 * Makes Back close the dialog that is being opened (decision 0022).
 * Returns a function that the caller must call once the dialog is closed, even if Back closed it.
 */
export function closeOnBack(closeDialog: () => void): () => void {
  close = closeDialog
  if (!leaving) enter()
  addEventListener('popstate', arrive)
  return () => {
    if (close !== closeDialog) return
    close = null
    // If the dialog's frame has navigated, going back could undo that and lose the input.
    if (leaving || here() !== entry || history.length > entry) return
    leaving = true
    history.back()
  }
}

function enter(): void {
  // After Reload or Forward, the current entry may be a closed dialog's.
  // It is reused, unless the history has grown since it was added.
  const closed = here()
  if (closed !== undefined && closed >= history.length) {
    entry = closed
    return
  }
  // Keeps Back from restoring the scroll position.
  // Otherwise, closing the dialog could scroll away from its result on the page.
  history.scrollRestoration = 'manual'
  history.pushState(history.state, '')
  entry = history.length
  history.replaceState({ ...history.state, dialog: entry } satisfies DialogEntry, '')
  history.scrollRestoration = 'auto'
}

function arrive(): void {
  // Runs after the browser's own scroll restoration.
  setTimeout(() => {
    history.scrollRestoration = 'auto'
  })
  if (leaving) {
    leaving = false
    if (close) enter()
    return
  }
  if (!close || here() === entry) return
  const closeDialog = close
  close = null
  closeDialog()
}
