import { useEffect, useEffectEvent } from 'react'
import { keyBurst, type Scan } from './key-burst.ts'

const fields = 'input, select, textarea, [contenteditable]:not([contenteditable=false])'

/**
 * Ignores keys while a field has focus.
 * `otherLayout` is the scan read on a US keyboard layout, in case `text` isn't found.
 */
export function useHandScanner(onScan: (text: string, otherLayout?: string) => void): void {
  const report = useEffectEvent(({ text, otherLayout }: Scan) => onScan(text, otherLayout))

  useEffect(() => {
    const burst = keyBurst()

    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(fields)) return
      const scan = burst.press(event)
      // Keeps a scan's keys, such as Enter, from pressing the focused button.
      if (scan || burst.isScanning()) event.preventDefault()
      if (scan) report(scan)
    }

    // Listens before any dialog or button handles the keys.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
