import { Trans } from '@lingui/react/macro'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Reserve & Pay On-Location</Trans>}
      lead={<Trans>Reserve your space now and pay in cash or by card when you arrive.</Trans>}
    />
  )
}
