import { Trans } from '@lingui/react/macro'
import { business } from '../../domain/business.ts'
import { PageLink } from '../page-link.tsx'
import { paths } from '../paths.ts'

export function TopBar() {
  return (
    <header>
      <PageLink to={paths.home}>{business.name}</PageLink>
      <PageLink to={paths.contact}>
        <Trans>Contact</Trans>
      </PageLink>
    </header>
  )
}
