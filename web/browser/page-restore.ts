/**
 * Calls back when the bfcache restores the page.
 * Work that was running then may never finish. Returns the function that unsubscribes.
 */
export function onPageRestore(callback: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}
