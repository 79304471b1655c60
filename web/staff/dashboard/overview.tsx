import { Trans } from '@lingui/react/macro'
import type { Figures } from '../../../domain/reports/figures.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Card } from '../../ui/card.tsx'
import { ServiceName } from '../actions/stay-labels.tsx'
import { amountText, countText } from '../session/figure-text.ts'
import styles from './dashboard.module.css'
import { FigureRow, FigureTable } from './figure-table.tsx'

export function Overview({ figures }: { figures: Figures | undefined }) {
  return (
    <div className={styles.pair}>
      <ServiceBreakdown figures={figures} />
      <RecentActivity figures={figures} />
    </div>
  )
}

function ServiceBreakdown({ figures }: { figures: Figures | undefined }) {
  const locale = useLocale()
  const booked = figures?.services ?? []
  const services = booked.length > 0 ? booked : [{ serviceType: 'storage' as const, bookings: 0 }]
  const most = Math.max(1, ...services.map(({ bookings }) => bookings))
  return (
    <Card>
      <FigureTable
        caption={<Trans context="heading on the staff page">Service Breakdown</Trans>}
        note={
          <Trans context="staff page, under a table of bookings">
            All bookings, paid or not, without reservations
          </Trans>
        }
      >
        {services.map(({ serviceType, bookings }) => (
          <FigureRow
            key={serviceType}
            name={<ServiceName type={serviceType} />}
            figure={countText(figures && bookings, locale)}
            share={bookings / most}
          />
        ))}
      </FigureTable>
    </Card>
  )
}

function RecentActivity({ figures }: { figures: Figures | undefined }) {
  const locale = useLocale()
  const { createdToday = 0, createdThisWeek = 0 } = figures ?? {}
  const most = Math.max(1, createdThisWeek)
  return (
    <Card>
      <FigureTable caption={<Trans context="heading on the staff page">Recent Activity</Trans>}>
        <FigureRow
          name={<Trans context="staff page, before a number">Bookings created today</Trans>}
          figure={countText(figures?.createdToday, locale)}
          share={createdToday / most}
        />
        <FigureRow
          name={
            <Trans context="staff page, before a number">Bookings created in the last 7 days</Trans>
          }
          figure={countText(figures?.createdThisWeek, locale)}
          share={createdThisWeek / most}
        />
        <FigureRow
          name={<Trans context="card of the staff page">Total Revenue</Trans>}
          figure={amountText(figures?.totalRevenue, locale)}
        />
      </FigureTable>
    </Card>
  )
}
