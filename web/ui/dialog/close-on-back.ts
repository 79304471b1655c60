/** Marks a dialog's entry, next to the router's state. */
interface DialogEntry {
  /**
   * History length when the entry was added.
   * If the history is longer, a frame has navigated. Chromium may briefly report a shorter one while a frame
   * loads.
   */
  dialog?: number
}

const here = (): DialogEntry['dialog'] => (history.state as DialogEntry | null)?.dialog

let close: (() => void) | null = null
/** `dialog` value of the open dialog's entry. */
let entry = 0
/** True while `history.back()` removes the entry of a dialog that was closed without Back. */
let leaving = false

/**
 * Makes Back close the dialog being opened (decision 0022).
 * A dialog fills a phone's screen like a page. Returns a function to call after any kind of close.
 */
export function closeOnBack(closeDialog: () => void): () => void {
  close = closeDialog
  if (!leaving) enter()
  addEventListener('popstate', arrive)
  return () => {
    if (close !== closeDialog) return
    close = null
    // If the frame added its own entry, going back would undo what was typed or paid there.
    if (leaving || here() !== entry || history.length > entry) return
    leaving = true
    history.back()
  }
}

function enter(): void {
  // A reload or Forward has reached the entry of a closed dialog.
  const closed = here()
  if (closed !== undefined && closed >= history.length) {
    entry = closed
    return
  }
  // Back must not restore the scroll position.
  // The page doesn't scroll under a dialog, and may scroll to the result after it.
  history.scrollRestoration = 'manual'
  history.pushState(history.state, '')
  entry = history.length
  history.replaceState({ ...history.state, dialog: entry } satisfies DialogEntry, '')
  history.scrollRestoration = 'auto'
}

function arrive(): void {
  // Runs after the browser would have restored the scroll position.
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
