import path from 'node:path'

/**
 * Returns `site-menu-close` for `.close` in `site-menu.module.css`.
 * Unlike a content hash, the name stays the same when a rule is edited, so style changes don't
 * invalidate cached scripts.
 */
export function styleName(name: string, file: string): string {
  return `${sheetName(file)}-${name}`
}

/** Names a `page.module.css` after its folder, such as `home-page`. */
export function sheetName(file: string): string {
  const name = path.basename(file, '.module.css')
  return name === 'page' ? `${path.basename(path.dirname(file))}-page` : name
}
