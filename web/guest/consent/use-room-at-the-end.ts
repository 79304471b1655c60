import { type RefObject, useLayoutEffect } from 'react'

/**
 * Tells the footer to grow by the strip, so that its last line can be scrolled above it, and what floats
 * at the bottom to move up (`--strip-height`). Nothing that is being read moves.
 */
export function useRoomAtTheEnd(strip: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const element = strip.current
    const root = document.documentElement.style
    if (!element) return
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`
      root.setProperty('--strip-height', height)
      root.scrollPaddingBlockEnd = height
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--strip-height')
      root.scrollPaddingBlockEnd = ''
    }
  }, [strip])
}
