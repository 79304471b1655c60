import type { ComponentProps } from 'react'
import { hrefOf, type Path } from './paths.ts'
import { useLocale } from './use-locale.ts'

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  to: Path
  fragment?: string
}

/** Link in the current language. The browser loads the page's document (decision 0092). */
export function PageLink({ to, fragment, ...rest }: PageLinkProps) {
  return <a {...rest} href={hrefOf(to, useLocale(), fragment)} />
}
