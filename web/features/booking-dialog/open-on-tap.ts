import { isPlainClick } from '../../is-plain-click.ts'
import type { BookingKind } from './booking-frame.ts'

const load = () => import('./open-booking-dialog.tsx')

/**
 * Wakes the markup inside of `block`: links that name a booking form open it in a dialog. Gives back
 * what undoes it, and closes what is open, when the page is left.
 */
export function openOnTap(block: HTMLElement): () => void {
  const listening = new AbortController()
  const { signal } = listening
  const linkOf = ({ target }: Event) =>
    (target as Element).closest<HTMLAnchorElement>('[data-booking]')

  async function tap(event: MouseEvent): Promise<void> {
    const link = linkOf(event)
    if (!link || !isPlainClick(event)) return
    event.preventDefault()
    if (link.ariaBusy === 'true') return
    link.ariaBusy = 'true'
    await load().then(
      ({ openBookingDialog }) =>
        openBookingDialog(link.dataset.booking as BookingKind, link, signal),
      () => signal.aborted || location.assign(link.href),
    )
    link.ariaBusy = null
  }

  for (const link of block.querySelectorAll('[data-booking]')) link.ariaHasPopup = 'dialog'
  for (const type of ['pointerover', 'focusin']) {
    // What fails now is tried again, and dealt with, at the tap.
    block.addEventListener(type, (event) => linkOf(event) && load().catch(() => {}), { signal })
  }
  block.addEventListener('click', tap, { signal })
  return () => listening.abort()
}
