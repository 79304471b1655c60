import { Trans } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { dialLink } from '../../../words/office-text.ts'

export function PersonLine() {
  const { phone } = business
  return (
    <p>
      <Trans comment="Under the assistant's name">
        Prefer to talk to us? <a href={dialLink(phone)}>{phone}</a>
      </Trans>
    </p>
  )
}
