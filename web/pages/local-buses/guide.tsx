import { Trans } from '@lingui/react/macro'
import { transport } from '../../../domain/business/partners.ts'
import { NumberedSteps } from '../../guest/transport/numbered-steps.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { Section } from '../../ui/section.tsx'
import styles from './guide.module.css'

export function Guide() {
  const { cityBusLek } = transport
  return (
    <Section title={<Trans>Your first ride in three steps</Trans>}>
      <NumberedSteps
        steps={[
          {
            key: 'plan',
            title: <Trans>Plan your ride</Trans>,
            text: (
              <Trans>
                Find your line on the map above, or ask at our desk: we take the bus too.
              </Trans>
            ),
          },
          {
            key: 'board',
            title: <Trans>Board and pay</Trans>,
            text: (
              <Trans>
                Pay the driver in cash, in Albanian Lek: {cityBusLek} Lek. Small change helps; cards
                and euros aren’t accepted on board.
              </Trans>
            ),
          },
          {
            key: 'explore',
            title: <Trans>Explore</Trans>,
            text: (
              <Trans>
                Get off where you like and walk: the sights of the centre lie close together.
              </Trans>
            ),
          },
        ]}
      />
      <p className={styles.more}>
        <PageLink to={paths.contact}>
          <Trans>Ask us about a line</Trans>
        </PageLink>
        <PageLink to={paths.location}>
          <Trans>See where our office is</Trans>
        </PageLink>
      </p>
    </Section>
  )
}
