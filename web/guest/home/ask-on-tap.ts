import type { RequestedService } from '../../../domain/business/services.ts'
import { openDialogsFromLinks } from '../../ui/static-parts/dialog-links.ts'

interface Asking {
  expect: () => void
  /** Opens the dialog. If it throws, the link is followed. */
  ask: (service: RequestedService) => Promise<void>
}

/**
 * Turns links into dialog buttons and hides broken pictures.
 * Pictures that failed earlier are hidden too. Returns a function that undoes it.
 */
export function askOnTap(cards: HTMLElement, { expect, ask }: Asking): () => void {
  const listening = new AbortController()
  const { signal } = listening
  openDialogsFromLinks(cards, signal, {
    attribute: 'ask',
    expect,
    action: (link) => ask(link.dataset.ask as RequestedService),
  })

  for (const link of cards.querySelectorAll('[data-ask]')) link.role = 'button'
  for (const image of cards.querySelectorAll('img')) {
    if (image.complete && image.naturalWidth === 0) image.style.visibility = 'hidden'
  }
  for (const type of ['load', 'error']) {
    const show = ({ target }: Event) => {
      const hides = type === 'error'
      if (target instanceof HTMLImageElement) target.style.visibility = hides ? 'hidden' : ''
    }
    cards.addEventListener(type, show, { capture: true, signal })
  }
  for (const type of ['keydown', 'keyup'] as const) {
    cards.addEventListener(type, pressBySpace, { signal })
  }
  return () => listening.abort()

  /**
   * Adds the space bar, which presses buttons but not links.
   * Reacts when it is released: a held key would press the button that the dialog puts there.
   */
  function pressBySpace(event: KeyboardEvent): void {
    const link = event.key === ' ' && (event.target as Element).closest<HTMLElement>('[data-ask]')
    if (!link) return
    event.preventDefault()
    if (event.type === 'keyup') link.click()
  }
}
