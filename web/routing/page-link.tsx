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
  fragment?: string
}

/**
 * A link to a page in the current language.
 * The router's `Link` would add 4 KB of script to every page.
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
    // Links to the current page add no history entry.
    navigate(href, { replace: href === here })
  }

  function expect(): void {
    // Following the link retries and handles the error.
    if (staysInDocument) loadPage(pageAt(to)).catch(() => {})
  }

  function focus(event: FocusEvent<HTMLAnchorElement>): void {
    onFocus?.(event)
    expect()
  }

  return <a {...rest} href={href} onClick={click} onPointerEnter={expect} onFocus={focus} />
}
