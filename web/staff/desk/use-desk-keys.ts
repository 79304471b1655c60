import { type RefObject, useEffect, useEffectEvent } from 'react'

const typing = 'input, textarea, select, [contenteditable]'

/** `/` leads to the search from everywhere, Escape closes what is open. */
export function useDeskKeys(
  field: RefObject<HTMLInputElement | null>,
  close: (() => void) | undefined,
): void {
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return
    if (event.key === 'Escape') close?.()
    const types = event.target instanceof Element && event.target.matches(typing)
    if (event.key !== '/' || types) return
    event.preventDefault()
    field.current?.focus()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent) => onKey(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}
