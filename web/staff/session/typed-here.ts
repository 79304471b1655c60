/** The address at which something was typed last; what is typed belongs to the page at its address. */
let typedAt: string | undefined

/** How often something was typed, searches included. */
let typings = 0

const here = () => location.pathname + location.search

/** Whether something was typed or chosen that leaving this page would lose. */
export function isTypedHere(): boolean {
  return typedAt === here()
}

/** Staff as they are now; asked later, whether they are still at the same page and have typed nothing since. */
export function noteWhere(): () => boolean {
  const [address, typed] = [here(), typings]
  return () => here() === address && typings === typed
}

/** Notices what is typed into staff's page; what is searched for is found again. */
export function listenToTyping(): () => void {
  const hear = ({ target }: Event) => {
    typings += 1
    const isSearch = target instanceof Element && target.closest('[type=search], search') !== null
    if (!isSearch) typedAt = here()
  }
  addEventListener('input', hear)
  return () => removeEventListener('input', hear)
}
