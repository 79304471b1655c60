import { Trans } from '@lingui/react/macro'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Your booking</Trans>}
      lead={<Trans>Here you see whether your payment has arrived.</Trans>}
    />
  )
}
