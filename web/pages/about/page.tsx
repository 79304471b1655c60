import { Trans } from '@lingui/react/macro'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return <PageFrame title={<Trans context="heading of the page">About Us</Trans>} />
}
