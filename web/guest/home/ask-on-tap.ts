import type { RequestedService } from '../../../domain/business/services.ts'
import { openDialogsFromLinks } from '../../ui/static-parts/dialog-links.ts'

interface Asking {
  expect: () => void
  /** Opens the dialog. If the promise rejects, the link is followed. */
  ask: (service: RequestedService) => Promise<void>
}

/**
 * Makes the service cards' links open the dialog, and hides broken pictures.
 * Returns a function that removes the listeners.
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
   * Makes the space bar open the dialog.
   * Waits for the key's release, because a held key would press the button focused in the dialog.
   */
  function pressBySpace(event: KeyboardEvent): void {
    const link = event.key === ' ' && (event.target as Element).closest<HTMLElement>('[data-ask]')
    if (!link) return
    event.preventDefault()
    if (event.type === 'keyup') link.click()
  }
}
