// These run in the page: drivers receive their source, so they use nothing from outside.

/** The first visible element with this selector and name. */
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

/** Focuses a field and selects its content, so that typing replaces it. */
export function markInPage(field: Element): void {
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return
  field.focus()
  field.select()
}

/** Sets an option, a date or a time, which engines type in different ways; returns false for other fields. */
export function chooseInPage(field: Element, value: string): boolean {
  const isClock = field instanceof HTMLInputElement && /date|time/.test(field.type)
  if (!isClock && !(field instanceof HTMLSelectElement)) return false
  // The prototype's setter, because React overrides the element's own.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(field, value)
  field.dispatchEvent(new Event('input', { bubbles: true }))
  field.dispatchEvent(new Event('change', { bubbles: true }))
  return true
}

export function valueInPage(field: Element): string {
  return 'value' in field ? String(field.value) : ''
}

/** Scrolls an element into view; returns false if a tap on its centre would hit nothing or something else. */
export function reachInPage(element: Element): boolean {
  element.scrollIntoView({ block: 'center', behavior: 'instant' })
  const [box] = element.getClientRects()
  if (!box || element.matches(':disabled')) return false
  const met = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)
  return element.contains(met)
}

/**
 * Records the page's errors for `complaintsInPage`, also in the tab's next document. WebKit does not report the console
 * to its driver.
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
