// These run in the page: a driver is handed their source, so they use nothing from around them.

/** The first element in sight that the selector finds and that is called so. */
export function findInPage(css: string, pattern: string): Element | null {
  const name = new RegExp(pattern)
  const read = (element: Element | null): string => {
    const copy = element?.cloneNode(true)
    if (!(copy instanceof Element)) return ''
    for (const unread of copy.querySelectorAll('[aria-hidden=true]')) unread.remove()
    return copy.textContent ?? ''
  }
  const nameOf = (element: Element): string => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labelled = ids.map((id) => document.getElementById(id))
    const isField =
      element instanceof HTMLInputElement ||
      element instanceof HTMLSelectElement ||
      element instanceof HTMLTextAreaElement
    const labels = isField ? [...(element.labels ?? [])] : []
    const names = [...labelled, ...labels].map(read).join(' ')
    return element.getAttribute('aria-label') ?? (names || read(element))
  }
  const seen = [...document.querySelectorAll(css)].filter((element) =>
    element.checkVisibility({ visibilityProperty: true }),
  )
  return seen.find((one) => name.test(nameOf(one).replace(/\s+/g, ' ').trim())) ?? null
}

/** Puts the focus into a field and marks what is there, so that typing replaces it. */
export function markInPage(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.focus()
  field.select()
}

/** Chooses an option, or a date or a time, which every engine has typed in its own way; nothing in other fields. */
export function chooseInPage(field: Element, value: string): boolean {
  const isClock = field instanceof HTMLInputElement && /date|time/.test(field.type)
  if (!isClock && !(field instanceof HTMLSelectElement)) return false
  // The element's own setter: React has put one of its own before it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

export function valueInPage(field: Element): string {
  return 'value' in field ? String(field.value) : ''
}

/** Brings an element into sight; false where a tap in its middle would do nothing, or meet something else. */
export function reachInPage(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  if (!box || element.matches(':disabled')) return false
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return element.contains(met)
}

/**
 * Keeps what goes wrong in the page where `complaintsInPage` finds it, also in the tab's next document.
 * WebKit tells its driver nothing of the console.
 */
export function listenInPage(): void {
  if ('isHeard' in window) return
  Object.assign(window, { isHeard: true })
  const hear = (...said: unknown[]) => {
    const all: string[] = JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
    sessionStorage.setItem('complaints', JSON.stringify([...all, said.join(' ')]))
  }
  console.error = hear
  addEventListener('error', ({ message }) => hear(message))
  addEventListener('unhandledrejection', ({ reason }) => hear(reason))
  addEventListener('securitypolicyviolation', ({ blockedURI }) => hear('blocked', blockedURI))
}

export function complaintsInPage(): string[] {
  return JSON.parse(sessionStorage.getItem('complaints') ?? '[]')
}
