import { Trans } from '@lingui/react/macro'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Book Online</Trans>}
      lead={<Trans>Pay by card or wallet now, drop off your bags without waiting.</Trans>}
    />
  )
}
