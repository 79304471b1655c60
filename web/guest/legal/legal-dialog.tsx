import { Trans } from '@lingui/react/macro'
import { Dialog } from '../../ui/dialog/dialog.tsx'
import { type LegalPart, LegalText } from './legal-text.tsx'

export interface LegalDialogProps {
  part: LegalPart
  onClose: () => void
}

const titles = {
  privacy: <Trans>Privacy Policy</Trans>,
  terms: <Trans>Terms of Service</Trans>,
  rights: <Trans>All Rights Reserved</Trans>,
}

export function LegalDialog({ part, onClose }: LegalDialogProps) {
  return (
    <Dialog open onOpenChange={onClose} title={titles[part]}>
      <LegalText part={part} />
    </Dialog>
  )
}
