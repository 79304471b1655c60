import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { OfficePhone } from '../../../words/office-phone/office-phone.tsx'

export function PersonLine() {
  const { phone } = business
  return (
    <p>
      <Trans comment="Under the assistant's name">
        Prefer to talk to us? <OfficePhone>{phone}</OfficePhone>
      </Trans>
    </p>
  )
}
