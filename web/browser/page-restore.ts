/** Calls `callback` whenever the bfcache restores the page. Returns an unsubscribe function. */
export function onPageRestore(callback: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}
