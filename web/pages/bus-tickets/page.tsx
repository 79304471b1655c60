import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { LeaveBags } from '../../guest/transport/leave-bags.tsx'
import { OtherWays } from '../../guest/transport/other-ways.tsx'
import { ToTerminal } from '../../guest/transport/to-terminal.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { ExternalFrame } from '../../ui/external-frame/external-frame.tsx'
import styles from './page.module.css'

export { head } from './head.ts'

export default function Page() {
  const { t } = useLingui()
  const { name, url, pricesFrom } = business.busPartner
  const price = euroText(pricesFrom, useLocale())
  return (
    <>
      <header className={styles.heading}>
        <PageLink to={paths.home} className={styles.back}>
          <Trans context="link in a page's header">Back to home</Trans>
        </PageLink>
        <h1>
          <Trans context="heading of the page">Bus lines in Albania</Trans>
        </h1>
        <p>
          <Trans>
            Times and tickets from {price}, sold by {name}.{' '}
            <a href={url} target="_blank" rel="noopener">
              Open their site in a new tab
            </a>
            .
          </Trans>
        </p>
      </header>
      <div className={styles.shop}>
        <ExternalFrame
          src={url}
          title={t({ message: `Bus tickets from ${name}`, comment: 'Title of a frame' })}
          label={<Trans context="button: loads the partner's site">Show buses and tickets</Trans>}
          picture="/illustrations/bus-tickets.svg"
          allow="geolocation; payment; microphone; camera"
          className={styles.frame}
        />
        <p className={styles.note}>
          <Trans>
            Their site loads when you tap. It may ask for your location to find the nearest stop;
            you pay them, not us.
          </Trans>
        </p>
      </div>
      <ToTerminal />
      <LeaveBags />
      <OtherWays />
    </>
  )
}
