import { Trans } from '@lingui/react/macro'
import { PassPage } from '../../features/pass/pass-page.tsx'
import { PageFrame } from '../../layout/page-frame.tsx'
import { WithoutScripts } from '../../office/without-scripts.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame title={<Trans context="heading of the page">Your luggage pass</Trans>}>
      <WithoutScripts />
      <PassPage />
    </PageFrame>
  )
}
