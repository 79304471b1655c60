import { ownPasses } from './saved/device-passes.ts'

const shapes = { guest: /^g[\w-]+\.[\w-]+$/, collector: /^c[\w-]+\.[\w-]+$/ }

type Whose = keyof typeof shapes

const isLink = (text: unknown): text is string =>
  typeof text === 'string' && Object.values(shapes).some((shape) => shape.test(text))

let opened: string | null = null

let isHidden = false

/** Reads the link from the history entry, which survives reloads even without storage. */
function hiddenLink(): string | null {
  const link: unknown = history.state?.link
  return isLink(link) ? link : null
}

export function putLink(link: string): void {
  opened = link
  const { link: _, ...state } = history.state ?? {}
  const { pathname, search } = location
  if (isHidden) history.replaceState({ ...state, link }, '', pathname + search)
  else history.replaceState(state, '', `${pathname}${search}#${link}`)
}

export function leaveLink(): void {
  opened = null
  const { link: _, ...state } = history.state ?? {}
  history.replaceState(state, '', location.pathname + location.search)
}

/** Adds the hidden link to a clicked language link, which only copies the address. */
function takeAlong({ target }: Event): void {
  const other = target instanceof Element && target.closest<HTMLAnchorElement>('a[hreflang]')
  const link = hiddenLink()
  if (other && link) other.hash = link
}

/**
 * Removes the link from the address, because third-party scripts may report the address.
 * Returns a function that puts the link back.
 */
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
 * Returns the token of a link of this kind, or `null`.
 * Restores a link that a jump within the page has removed from the address.
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
 * Returns the token of the link or, without a link, of the only saved pass.
 * `broken` means that no pass is saved, and that the address's fragment isn't a guest's link.
 */
export function wantedPass(): { token: string } | 'several' | 'none' | 'broken' {
  const token = tokenInAddress('guest')
  if (token) return { token }
  const [only, ...others] = ownPasses.tokens()
  if (!only) return location.hash ? 'broken' : 'none'
  return others.length > 0 ? 'several' : { token: only }
}
