import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { Notice } from '../../ui/notice.tsx'
import { OfficePhone } from '../../words/office-phone/office-phone.tsx'

export function WithoutScripts() {
  const { phone, email } = business
  return (
    <noscript>
      <Notice>
        <p>
          <Trans context="shown where a form can't work without scripts">
            This form needs JavaScript. Call us on <OfficePhone>{phone}</OfficePhone> or write to{' '}
            <a href={`mailto:${email}`}>{email}</a>, and we’ll help you.
          </Trans>
        </p>
      </Notice>
    </noscript>
  )
}
