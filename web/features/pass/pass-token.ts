import { ownPasses } from './device-passes.ts'

/** A guest's own link, and that of whoever collects in their place. */
const shapes = { guest: /^g[\w-]+\.[\w-]+$/, collector: /^c[\w-]+\.[\w-]+$/ }

type Whose = keyof typeof shapes

/** The fragment of the link that was opened last. */
let opened: string | null = null

let isHidden = false

/** Takes the link out of the address while scripts of others may read that; gives back what puts it there again. */
export function hideLink(): () => void {
  const { hash } = location
  if (!opened || hash !== `#${opened}`) return () => {}
  isHidden = true
  leaveLink()
  return () => {
    isHidden = false
    if (!location.hash) history.replaceState(history.state, '', hash)
  }
}

/**
 * The token of the link that led here. A jump within the page takes it out of the address, where it is put
 * back: a reload, another language and the home screen find it there.
 */
export function linkToken(whose: Whose): string | null {
  const fragment = location.hash.slice(1)
  if (!fragment) opened = isHidden ? opened : null
  else if (Object.values(shapes).some((shape) => shape.test(fragment))) opened = fragment
  else if (opened && !isHidden) history.replaceState(history.state, '', `#${opened}`)
  return opened && shapes[whose].test(opened) ? opened : null
}

/**
 * Which pass the page is asked for: that of the link that led here; without one, as a home screen opens the
 * page, the only one on this device.
 */
export function wantedPass(): { token: string } | 'several' | 'none' | 'broken' {
  const token = linkToken('guest')
  if (token) return { token }
  const [only, ...others] = ownPasses.tokens()
  if (!only) return location.hash ? 'broken' : 'none'
  return others.length > 0 ? 'several' : { token: only }
}

/** Takes the token out of the address, where a reload would find it again. */
export function leaveLink(): void {
  history.replaceState(history.state, '', location.pathname + location.search)
}
