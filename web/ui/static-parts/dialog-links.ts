import { isPlainClick } from '../../browser/is-plain-click.ts'

interface DialogLinks {
  /** Name of the links' attribute without `data-`, such as `booking`. */
  attribute: string
  expect: () => void
  action: (link: HTMLAnchorElement) => Promise<void>
}

/**
 * Makes links in static markup open dialogs.
 * A plain click calls `action`. If its promise rejects, the link is followed. Hover and focus call
 * `expect`.
 */
export function openDialogsFromLinks(
  block: HTMLElement,
  signal: AbortSignal,
  { attribute, expect, action }: DialogLinks,
): void {
  const selector = `[data-${attribute}]`
  const linkOf = ({ target }: Event) => (target as Element).closest<HTMLAnchorElement>(selector)

  async function tap(event: MouseEvent): Promise<void> {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.ariaBusy === 'true') return
    link.ariaBusy = 'true'
    await action(link).catch(() => location.assign(link.href))
    link.ariaBusy = null
  }

  for (const link of block.querySelectorAll(selector)) link.ariaHasPopup = 'dialog'
  for (const type of ['pointerover', 'focusin']) {
    block.addEventListener(type, (event) => linkOf(event) && expect(), { signal })
  }
  block.addEventListener('click', tap, { signal })
}
