import { Trans } from '@lingui/react/macro'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import styles from './dashboard.module.css'

export function ConnectionLost({ onRetry }: { onRetry: () => void }) {
  return (
    <Card role="alert" className={styles.failure}>
      <h1>
        <Trans context="title of the staff page's failure">External API Connection</Trans>
      </h1>
      <p>
        <Trans context="staff page's failure">
          Unable to load dashboard data. Please check your internet connection.
        </Trans>
      </p>
      <div className={styles.actions}>
        <Button onClick={onRetry}>
          <Trans context="button of the staff page's failure">Retry Connection</Trans>
        </Button>
        <PageLink to={paths.home} className={buttonClass({ variant: 'outline' })}>
          <Trans context="link of the staff page">Back to Website</Trans>
        </PageLink>
      </div>
    </Card>
  )
}
