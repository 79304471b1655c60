import { type RefObject, useEffect } from 'react'

/** Tells the panel's styles how much of the window a phone's keyboard covers (`--keyboard`). */
export function useRoomForKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    function fit(this: VisualViewport): void {
      const covered = innerHeight - this.height - this.offsetTop
      // A page that is zoomed in shows less of itself too, and has no keyboard.
      const height = this.scale > 1.01 ? 0 : Math.max(0, Math.round(covered))
      panel.current?.style.setProperty('--keyboard', `${height}px`)
    }
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [panel])
}
