/**
 * Calls back when Back or Forward restores the page (bfcache).
 * Anything that was running is suspended then and may never finish. Returns the function that unsubscribes.
 */
export function onPageRestore(callback: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}
