import { useSyncExternalStore } from 'react'

/** From here on four columns have room beside each other; in letters, so that large ones get the tabs. */
const wide = '(min-width: 56rem)'

function listen(changed: () => void): () => void {
  const media = matchMedia(wide)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** Whether the window is as wide as a tablet's. */
export function useIsWide(): boolean {
  return useSyncExternalStore(
    listen,
    () => matchMedia(wide).matches,
    () => false,
  )
}
