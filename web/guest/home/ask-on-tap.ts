import type { RequestedService } from '../../../domain/business/services.ts'
import { openDialogsFromLinks } from '../../ui/static-parts/dialog-links.ts'

interface Asking {
  /** A visitor is about to ask. */
  expect: () => void
  /** Opens the dialog; what it throws leaves the visitor to the link. */
  ask: (service: RequestedService) => Promise<void>
}

/**
 * Wakes the cards' markup: links that ask for a service become the dialog's buttons, and pictures that
 * can't be loaded are hidden, those too that failed before. Gives back what undoes it.
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
   * Links answer to Enter alone, buttons to the space bar too, once it is let go: what is held longer
   * would go on to press what the dialog puts under it.
   */
  function pressBySpace(event: KeyboardEvent): void {
    const link = event.key === ' ' && (event.target as Element).closest<HTMLElement>('[data-ask]')
    if (!link) return
    event.preventDefault()
    if (event.type === 'keyup') link.click()
  }
}
