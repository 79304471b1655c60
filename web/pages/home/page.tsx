import { Trans } from '@lingui/react/macro'
import { PageFrame } from '../../layout/page-frame.tsx'

export { head } from './head.ts'

export default function Page() {
  return (
    <PageFrame
      title={<Trans>Luggage storage in the heart of Tirana</Trans>}
      lead={<Trans>x</Trans>}
    />
  )
}
