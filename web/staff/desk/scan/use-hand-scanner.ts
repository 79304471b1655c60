import { useEffect, useEffectEvent } from 'react'
import { keyBurst, type Scan } from './key-burst.ts'

const fields = 'input, select, textarea, [contenteditable]:not([contenteditable=false])'

/**
 * Listens for a hand scanner while no field has the focus, and gives what it read; `otherLayout` is a
 * second reading, to look for where the first is not found. A field with focus keeps its keys.
 */
export function useHandScanner(onScan: (text: string, otherLayout?: string) => void): void {
  const report = useEffectEvent(({ text, otherLayout }: Scan) => onScan(text, otherLayout))

  useEffect(() => {
    const burst = keyBurst()

    function listen(event: KeyboardEvent): void {
      if (event.defaultPrevented) return
      if (event.target instanceof Element && event.target.closest(fields)) return
      const scan = burst.press(event)
      // Its keys are for nobody else: Enter would press the button that has the focus.
      if (scan || burst.isScanning()) event.preventDefault()
      if (scan) report(scan)
    }

    // First of all, before a dialog or a button takes the key for its own.
    addEventListener('keydown', listen, { capture: true })
    return () => removeEventListener('keydown', listen, { capture: true })
  }, [])
}
