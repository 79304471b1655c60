import { Trans, useLingui } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { numberText } from '../../../domain/business/money.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { attentionCount } from '../session/attention-query.ts'
import { SignOut, type SignOutProps } from '../session/sign-out.tsx'
import { StaffLink, type StaffPath } from '../session/staff-link.tsx'
import styles from './staff-nav.module.css'

export function StaffNav({ path, forgetPasses }: SignOutProps & { path: string }) {
  const { t } = useLingui()
  const here = useHydrated() ? path : undefined
  const isHere = (to: StaffPath) =>
    here === to || (to !== '/admin' && here?.startsWith(`${to}/`) === true)
  const link = (to: StaffPath, name: ReactNode) => (
    <StaffLink to={to} aria-current={isHere(to) ? (here === to ? 'page' : true) : undefined}>
      {name}
    </StaffLink>
  )
  const nav = useRef<HTMLElement>(null)
  // Scrolls to the current link, which may be outside the visible part on phones.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `here` only triggers the scroll.
  useEffect(() => {
    const current = nav.current?.querySelector('[aria-current]')
    current?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [here])
  return (
    <nav ref={nav} className={styles.nav} aria-label={t({ message: 'Staff pages' })}>
      {link('/admin/desk', <Trans context="staff page: the desk">Desk</Trans>)}
      {link(
        '/admin/attention',
        <>
          <Trans context="staff page: what needs attention">To do</Trans> <AttentionCount />
        </>,
      )}
      {link('/admin', <Trans context="staff page: how the business goes">Overview</Trans>)}
      {link('/admin/stays', <Trans context="staff page: bookings and reservations">Stays</Trans>)}
      {link('/admin/till', <Trans context="staff page: the cash register">Till</Trans>)}
      {link(
        '/admin/closures',
        <Trans context="staff page: when the office is shut">Closures</Trans>,
      )}
      <SignOut forgetPasses={forgetPasses} />
    </nav>
  )
}

function AttentionCount() {
  const locale = useLocale()
  const { data } = useQuery({ ...attentionCount, enabled: useHydrated() })
  return data && data.count > 0 ? (
    <span className={styles.count}>
      {numberText(data.count, locale)}
      {data.atLeast && '+'}
    </span>
  ) : null
}
