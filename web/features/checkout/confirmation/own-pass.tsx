import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import styles from './own-pass.module.css'

/**
 * The way to the guest's own pass. The token stands in the fragment, which no referrer, no log and no
 * analytics sees; out of a dialog's frame the link takes the whole window along.
 */
export function OwnPass({ token }: { token: string }) {
  return (
    <PageLink to={paths.pass} fragment={token} target="_top" className={styles.link}>
      <strong>
        <Trans context="link on a receipt: the guest's own page of the booking">
          Your luggage pass
        </Trans>
      </strong>
      <span>
        <Trans context="under the link to the guest's own page of the booking">
          See, change or cancel your booking
        </Trans>
      </span>
    </PageLink>
  )
}
