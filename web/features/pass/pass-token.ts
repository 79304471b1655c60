import { tokensOnDevice } from './device-passes.ts'

/** A guest's own; a collector's begins with another letter. */
const shape = /^g[\w-]+\.[\w-]+$/

/** The link that was opened last; a jump within the page takes it out of the address. */
let opened: string | null = null

let isHidden = false

/** Takes the link out of the address while scripts of others may read that; gives back what puts it there again. */
export function hideLink(): () => void {
  const { hash, pathname, search } = location
  const isLink = linkToken() !== null && hash !== ''
  if (!isLink) return () => {}
  isHidden = true
  history.replaceState(history.state, '', pathname + search)
  return () => {
    isHidden = false
    if (!location.hash) history.replaceState(history.state, '', hash)
  }
}

/** The token of the link that led here. */
function linkToken(): string | null {
  const fragment = location.hash.slice(1)
  if (!fragment) opened = isHidden ? opened : null
  else if (shape.test(fragment)) opened = fragment
  return opened
}

/**
 * Which pass the page is asked for: that of the link that led here; without one, as a home screen opens the
 * page, the only one on this device.
 */
export function wantedPass(): { token: string } | 'several' | 'none' | 'broken' {
  const token = linkToken()
  if (token) return { token }
  const [only, ...others] = tokensOnDevice()
  if (!only) return location.hash ? 'broken' : 'none'
  return others.length > 0 ? 'several' : { token: only }
}

/** Takes the token out of the address, where a reload would find it again. */
export function leaveLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
