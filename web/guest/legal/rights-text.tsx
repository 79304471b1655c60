import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'

export function RightsText() {
  const { name, established, email } = business
  return (
    <>
      <p>
        <Trans comment="Copyright line: year, business">
          © {established} {name}. All Rights Reserved.
        </Trans>
      </p>
      <p>
        <Trans>
          The name, the texts, the drawings and the design of this site belong to {name}. Please do
          not copy or publish them without our written permission. Linking to us and quoting our
          prices and hours is welcome.
        </Trans>
      </p>
      <p>
        <Trans>
          Third-party names and marks, such as those of card companies and partners, belong to their
          owners. Questions: <a href={`mailto:${email}`}>{email}</a>
        </Trans>
      </p>
    </>
  )
}
