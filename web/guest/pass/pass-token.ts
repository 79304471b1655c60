import { ownPasses } from './kept/device-passes.ts'

/** A guest's own link, and that of whoever collects in their place. */
const shapes = { guest: /^g[\w-]+\.[\w-]+$/, collector: /^c[\w-]+\.[\w-]+$/ }

type Whose = keyof typeof shapes

const isLink = (text: unknown): text is string =>
  typeof text === 'string' && Object.values(shapes).some((shape) => shape.test(text))

/** The fragment of the link that was opened last. */
let opened: string | null = null

let isHidden = false

/** The link while it is hidden: a reload finds it in the history's own entry, also where nothing can be stored. */
function hiddenLink(): string | null {
  const link: unknown = history.state?.link
  return isLink(link) ? link : null
}

/** Puts the link into the address, or, while it is hidden, out of it. */
export function putLink(link: string): void {
  opened = link
  const { link: _, ...state } = history.state ?? {}
  const { pathname, search } = location
  if (isHidden) history.replaceState({ ...state, link }, '', pathname + search)
  else history.replaceState(state, '', `${pathname}${search}#${link}`)
}

/** Takes the link out of the address, where a reload would find it again. */
export function leaveLink(): void {
  opened = null
  const { link: _, ...state } = history.state ?? {}
  history.replaceState(state, '', location.pathname + location.search)
}

/** The same page in another language is led to by a link of its own, which copies the address. */
function takeAlong({ target }: Event): void {
  const other = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  const link = hiddenLink()
  if (other && link) other.hash = link
}

/** Keeps the link of the shown pass out of the address while scripts of others may read that; gives back what shows it again. */
export function hideLink(link: string): () => void {
  isHidden = true
  putLink(link)
  document.addEventListener('click', takeAlong)
  return () => {
    isHidden = false
    const still = hiddenLink()
    if (still) putLink(still)
    document.removeEventListener('click', takeAlong)
  }
}

/**
 * The token of the link that led here. A jump within the page takes it out of the address, where it is put
 * back: a reload, another language and the home screen find it there.
 */
export function tokenInAddress(whose: Whose): string | null {
  const fragment = location.hash.slice(1)
  const link = isLink(fragment) ? fragment : hiddenLink()
  if (link) opened = link
  else if (!fragment) opened = null
  const isInPlace = isHidden ? !fragment : fragment === opened
  if (opened && !isInPlace) putLink(opened)
  return opened && shapes[whose].test(opened) ? opened : null
}

/**
 * Which pass the page is asked for: that of the link that led here; without one, as a home screen opens the
 * page, the only one on this device.
 */
export function wantedPass(): { token: string } | 'several' | 'none' | 'broken' {
  const token = tokenInAddress('guest')
  if (token) return { token }
  const [only, ...others] = ownPasses.tokens()
  if (!only) return location.hash ? 'broken' : 'none'
  return others.length > 0 ? 'several' : { token: only }
}
