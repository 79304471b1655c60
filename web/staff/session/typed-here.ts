/** Address of the last input, which belongs to that page */
let typedAt: string | undefined

/** Number of inputs, searches included */
let typings = 0

const here = () => location.pathname + location.search

export function isTypedHere(): boolean {
  return typedAt === here()
}

/** Returns a function that checks for the same page and no new input since. */
export function noteWhere(): () => boolean {
  const [address, typed] = [here(), typings]
  return () => here() === address && typings === typed
}

/** Tracks input on the staff page. Searches don't count as unsaved, because they can be repeated. */
export function subscribeToTyping(): () => void {
  const hear = ({ target }: Event) => {
    typings += 1
    const isSearch = target instanceof Element && target.closest('[type=search], search') !== null
    if (!isSearch) typedAt = here()
  }
  addEventListener('input', hear)
  return () => removeEventListener('input', hear)
}
