/**
 * Calls `callback` whenever the bfcache restores the page.
 * Work that was running when the page was left may never finish. Returns a function that
 * unsubscribes.
 */
export function onPageRestore(callback: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}
