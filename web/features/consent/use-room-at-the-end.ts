import { type RefObject, useLayoutEffect } from 'react'

/**
 * Lets the page scroll as far as its last line stands above the strip, and tells what floats at the
 * bottom (`--strip-height`) to move up. Nothing that is being read moves.
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
      document.body.style.paddingBlockEnd = height
    })
    observer.observe(element)
    return () => {
      observer.disconnect()
      root.removeProperty('--strip-height')
      root.scrollPaddingBlockEnd = ''
      document.body.style.paddingBlockEnd = ''
    }
  }, [strip])
}
