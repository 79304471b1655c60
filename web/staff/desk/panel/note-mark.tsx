import { Trans } from '@lingui/react/macro'
import type { Stay } from '../../../../domain/stay/stay-record.ts'
import { Badge } from '../../../ui/badge.tsx'

export function NoteMark({ stay }: { stay: Pick<Stay, 'deskNote'> }) {
  // `deskNote` is `undefined` in a list that an earlier release cached.
  if (!stay.deskNote) return null
  return (
    <Badge tone="brand">
      <Trans context="desk: staff have written something about a stay">Note</Trans>
    </Badge>
  )
}
