import type { ComponentProps, MouseEvent } from 'react'
import { useNavigate } from 'react-router'
import { localizePath } from '../../domain/locales.ts'
import type { StaffPart } from '../../domain/staff-paths.ts'
import { isPlainClick } from '../browser/is-plain-click.ts'
import { useLocale } from '../routing/use-locale.ts'

/** An address of staff's page, without its language prefix; a query may follow. */
export type StaffPath =
  | '/admin'
  | `/admin/${StaffPart}${'' | `?${string}`}`
  | `/admin/stays/${string}`

interface StaffLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: StaffPath
  /** Takes the place of the open address, so that Back passes it by. */
  replace?: boolean
}

/** A link between parts of staff's page, which share a document. */
export function StaffLink({ to, replace = false, ...rest }: StaffLinkProps) {
  const href = localizePath(to, useLocale())
  const navigate = useNavigate()

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    navigate(href, { replace })
  }

  return <a {...rest} href={href} onClick={click} />
}
