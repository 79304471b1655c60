import path from 'node:path'

/**
 * The name that a class of a CSS module has in the page: `site-menu-close` for `.close` in
 * `site-menu.module.css`. It says where to look, and unlike a name made from the sheet's content it
 * stays when a rule changes, so that no script has to be fetched again for a change of style.
 */
export function styleName(name: string, file: string): string {
  return `${sheetName(file)}-${name}`
}

/** A sheet's own name, which no other may have; a page's own sheet goes by the page's folder. */
export function sheetName(file: string): string {
  const name = path.basename(file, '.module.css')
  return name === 'page' ? `${path.basename(path.dirname(file))}-page` : name
}
