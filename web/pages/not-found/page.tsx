import { Trans } from '@lingui/react/macro'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>404 Page Not Found</Trans>}
      lead={<Trans>Did you forget to add the page to the router?</Trans>}
    />
  )
}
