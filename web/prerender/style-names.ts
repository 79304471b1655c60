import path from 'node:path'

/**
 * Returns `site-menu-close` for `.close` in `site-menu.module.css`.
 * The name shows its source and, unlike a content hash, doesn't change with a rule. A style change therefore
 * doesn't invalidate scripts.
 */
export function styleName(name: string, file: string): string {
  return `${sheetName(file)}-${name}`
}

/** Returns a stylesheet's unique name. A page's own sheet is named after its folder. */
export function sheetName(file: string): string {
  const name = path.basename(file, '.module.css')
  return name === 'page' ? `${path.basename(path.dirname(file))}-page` : name
}
