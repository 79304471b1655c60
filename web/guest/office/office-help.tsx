import { Trans } from '@lingui/react/macro'
import { OfficeCard } from './office-card.tsx'

export function OfficeHelp({ reference }: { reference?: string | undefined }) {
  return (
    <OfficeCard
      title={<Trans context="heading of the help block">Need help?</Trans>}
      reference={reference}
    />
  )
}
