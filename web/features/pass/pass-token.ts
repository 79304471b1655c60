const keptAs = 'pass'
/** A guest's own; a collector's begins with another letter. */
const shape = /^g[\w-]+\.[\w-]+$/

/**
 * The token of the link that led here. The device keeps it, as a home screen opens the page without the
 * fragment; a browser that keeps nothing still opens the link.
 */
export function passToken(): string | null {
  const fragment = location.hash.slice(1)
  try {
    if (!shape.test(fragment)) return localStorage.getItem(keptAs)
    localStorage.setItem(keptAs, fragment)
  } catch {
    // Storage is off.
  }
  return shape.test(fragment) ? fragment : null
}
