/** What an entry of the history that stands for a dialog is marked by, beside the router's own state. */
interface DialogEntry {
  /**
   * How long the history was with it: longer by now, and a frame has gone on to another page. Chromium
   * may say it is shorter for a while, as a frame that arrives brings along what it was before.
   */
  dialog?: number
}

const here = (): DialogEntry['dialog'] => (history.state as DialogEntry | null)?.dialog

/** Closes the dialog that is open, of which there is one at a time. */
let close: (() => void) | null = null
/** The mark of its entry. */
let entry = 0
/** Whether an entry is on its way out, since its dialog was closed otherwise. */
let leaving = false

/**
 * Lets Back close the dialog that is being opened, as it fills a phone's screen like a page of its own
 * (decision 0022). Gives back what is to be called once it is closed, however that came.
 */
export function closeOnBack(closeDialog: () => void): () => void {
  close = closeDialog
  if (!leaving) enter()
  addEventListener('popstate', arrive)
  return () => {
    if (close !== closeDialog) return
    close = null
    // Past an entry of the frame's own, the way back would lead through what is typed and paid there.
    if (leaving || here() !== entry || history.length > entry) return
    leaving = true
    history.back()
  }
}

function enter(): void {
  // A reload, or Forward, has led to an entry of a dialog that is closed by now.
  const closed = here()
  if (closed !== undefined && closed >= history.length) {
    entry = closed
    return
  }
  // Nobody scrolls beneath a dialog; what it leaves behind on the page is scrolled to after it.
  history.scrollRestoration = 'manual'
  history.pushState(history.state, '')
  entry = history.length
  history.replaceState({ ...history.state, dialog: entry } satisfies DialogEntry, '')
  history.scrollRestoration = 'auto'
}

function arrive(): void {
  // Once the browser would have scrolled.
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
