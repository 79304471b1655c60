/**
 * Calls back when Back or Forward shows the page again as it was left (bfcache): whatever ran in it stands
 * still, and may never come to its end. Answers with what stops that.
 */
export function onPageRestore(callback: () => void): () => void {
  const hear = ({ persisted }: PageTransitionEvent) => persisted && callback()
  addEventListener('pageshow', hear)
  return () => removeEventListener('pageshow', hear)
}
