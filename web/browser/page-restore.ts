/**
 * Calls back when the bfcache restores the page.
 * Work that was running may never finish after that. Returns the function that unsubscribes.
 */
export function onPageRestore(callback: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}
