import { isPlainClick } from '../../browser/is-plain-click.ts'

interface DialogLinks {
  /** The attribute that says what a link is for, such as `booking` for `data-booking`. */
  attribute: string
  /** A visitor is about to tap. */
  expect: () => void
  /** Stands for the link; what it throws leaves the visitor to the link. `left` aborts with the page. */
  action: (link: HTMLAnchorElement, left: AbortSignal) => Promise<void>
}

/**
 * Gives links of read-only markup a dialog to open: one at a time, and the link's own way where that
 * fails, unless the page has been left meanwhile. `left` undoes it.
 */
export function openDialogsFromLinks(
  block: HTMLElement,
  left: AbortSignal,
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
    await action(link, left).catch(() => left.aborted || location.assign(link.href))
    link.ariaBusy = null
  }

  for (const link of block.querySelectorAll(selector)) link.ariaHasPopup = 'dialog'
  for (const type of ['pointerover', 'focusin']) {
    block.addEventListener(type, (event) => linkOf(event) && expect(), { signal: left })
  }
  block.addEventListener('click', tap, { signal: left })
}
