import { isPlainClick } from '../../browser/is-plain-click.ts'

interface DialogLinks {
  /** Name of the `data-` attribute, such as `booking`. */
  attribute: string
  expect: () => void
  action: (link: HTMLAnchorElement) => Promise<void>
}

/**
 * Opens dialogs from links in read-only markup.
 * If `action` throws, follows the link. Aborting `signal` removes the listeners.
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
