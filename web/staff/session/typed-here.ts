/** Path and query of the page with the latest input, ignoring searches. */
let typedAt: string | undefined

/** Number of input events, including searches. */
let typings = 0

const here = () => location.pathname + location.search

export function isTypedHere(): boolean {
  return typedAt === here()
}

/**
 * Returns a function to call later.
 * It returns `true` if the page is still the same and nothing has been typed since.
 */
export function noteWhere(): () => boolean {
  const [address, typed] = [here(), typings]
  return () => here() === address && typings === typed
}

/**
 * Tracks input on the staff page.
 * Searches don't count as unsaved input, because they can be repeated.
 */
export function subscribeToTyping(): () => void {
  const hear = ({ target }: Event) => {
    typings += 1
    const isSearch = target instanceof Element && target.closest('[type=search], search') !== null
    if (!isSearch) typedAt = here()
  }
  addEventListener('input', hear)
  return () => removeEventListener('input', hear)
}
