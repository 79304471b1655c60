const property = '--notification-height'

/**
 * Moves the page down by the height of the notification area, so that notifications cover nothing.
 * Returns a function that stops this and moves the page back up.
 */
export function makeRoomAtTop(area: HTMLElement): () => void {
  const root = document.documentElement
  let room = 0
  const observer = new ResizeObserver(() => {
    const height = area.offsetHeight
    const added = height - room
    if (added === 0) return
    const before = window.scrollY
    room = height
    root.style.setProperty(property, `${height}px`)
    if (added < 0) window.scrollTo({ top: before + added })
    else if (document.activeElement !== document.body) {
      document.activeElement?.scrollIntoView({ block: 'nearest' })
    }
  })
  observer.observe(area)
  return () => {
    observer.disconnect()
    root.style.removeProperty(property)
  }
}
