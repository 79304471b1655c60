import type { ComponentProps } from 'react'
import { hrefOf, type Path } from './paths.ts'
import { useLocale } from './use-locale.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Path
  fragment?: string
}

/**
 * A link to a page in the current language.
 * The browser loads the page's document, which appears sooner than a page built from code and
 * catalogs (`docs/decisions/0092-links-load-documents.md`).
 */
export function PageLink({ to, fragment, ...rest }: PageLinkProps) {
  return <a {...rest} href={hrefOf(to, useLocale(), fragment)} />
}
