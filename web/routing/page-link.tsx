import type { ComponentProps, FocusEvent, MouseEvent } from 'react'
import { createPath, useLocation, useNavigate } from 'react-router'
import { isPlainClick } from '../browser/is-plain-click.ts'
import { sharesDocument } from './page.ts'
import { loadPage } from './page-modules.ts'
import { hrefOf, type Path } from './paths.ts'
import { pageAt } from './routes.ts'
import { useLocale } from './use-locale.ts'
import { usePage } from './use-page.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Path
  /** A part of the page, without the `#`. */
  fragment?: string
}

/**
 * A link to a page of the site in the reader's language. It stands for the router's own `Link`,
 * whose module would put 4 KB of script on every page.
 */
export function PageLink({ to, fragment, onClick, onFocus, ...rest }: PageLinkProps) {
  const href = hrefOf(to, useLocale(), fragment)
  const navigate = useNavigate()
  const here = createPath(useLocation())
  const staysInDocument = sharesDocument(usePage()) && sharesDocument(pageAt(to))

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    onClick?.(event)
    if (!staysInDocument || event.defaultPrevented || !isPlainClick(event)) return
    event.preventDefault()
    // As a browser does, a link to where one is leaves no second entry.
    navigate(href, { replace: href === here })
  }

  function expect(): void {
    // What fails now is tried again, and dealt with, when the link is followed.
    if (staysInDocument) loadPage(pageAt(to)).catch(() => {})
  }

  function focus(event: FocusEvent<HTMLAnchorElement>): void {
    onFocus?.(event)
    expect()
  }

  return <a {...rest} href={href} onClick={click} onPointerEnter={expect} onFocus={focus} />
}
