import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import { DestinationSign } from '../../guest/transport/destination-sign.tsx'
import { LeaveBags } from '../../guest/transport/leave-bags.tsx'
import { OtherWays } from '../../guest/transport/other-ways.tsx'
import { ToTerminal } from '../../guest/transport/to-terminal.tsx'
import { TransportHero } from '../../guest/transport/transport-hero.tsx'
import { PageLink } from '../../routing/page-link.tsx'
import { paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { BeforeYouGo } from './before-you-go.tsx'
import { KosovoLines } from './kosovo-lines.tsx'

export { head } from './head.ts'

export default function Page() {
  const { pricesFrom, name } = business.busPartner
  const price = euroText(pricesFrom, useLocale())
  return (
    <>
      <TransportHero
        paint="plum"
        title={<Trans context="heading of the page">Bus lines Albania–Kosovo</Trans>}
        lead={
          <Trans>
            From Tirana over the mountains to Prishtina or Prizren, and back. Book online, show the
            ticket on your phone, and leave what you don’t need with us.
          </Trans>
        }
        sign={
          <DestinationSign
            heading={<Trans comment="On a bus's sign: where it goes">Tirana ⇄ Kosovo</Trans>}
            rows={[
              {
                key: 'price',
                label: <Trans context="on a bus's sign, before the lowest price">Tickets</Trans>,
                value: <Trans context="on a bus's sign">From {price}</Trans>,
              },
              {
                key: 'sold',
                label: <Trans context="on a bus's sign, before a company's name">Sold by</Trans>,
                value: name,
              },
              {
                key: 'papers',
                label: <Trans context="on a bus's sign, before passport or card">Papers</Trans>,
                value: <Trans context="on a bus's sign">Passport or ID card</Trans>,
              },
            ]}
          />
        }
      >
        <p>
          <PageLink to={paths.busTickets} className={buttonClass({ size: 'lg' })}>
            <Trans>View Bus or Buy Ticket</Trans>
          </PageLink>
        </p>
      </TransportHero>
      <KosovoLines />
      <BeforeYouGo />
      <ToTerminal />
      <LeaveBags />
      <OtherWays />
    </>
  )
}
