import { type ComponentProps, type MouseEvent, use, useState } from 'react'
import { useNavigate } from 'react-router'
import { localizePath } from '../../../domain/business/locales.ts'
import type { StaffPart } from '../../../domain/business/staff-paths.ts'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { PartOpener } from './part-opener.ts'

/** Path without the language prefix. May include a query. */
export type StaffPath =
  | '/admin'
  | `/admin/${StaffPart}${'' | `?${string}`}`
  | `/admin/stays/${string}`

interface StaffLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  to: StaffPath
  replace?: boolean
}

export function StaffLink({ to, replace = false, ...rest }: StaffLinkProps) {
  const href = localizePath(to, useLocale())
  const navigate = useNavigate()
  const open = use(PartOpener)
  const [isComing, setComing] = useState(false)

  function click(event: MouseEvent<HTMLAnchorElement>): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    const coming = open(href, () => navigate(href, { replace }))
    if (!coming) return
    setComing(true)
    void coming.finally(() => setComing(false))
  }

  return <a aria-busy={isComing || undefined} {...rest} href={href} onClick={click} />
}
