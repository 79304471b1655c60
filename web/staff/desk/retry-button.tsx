import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'

export function RetryButton({ busy, onRetry }: { busy: boolean; onRetry: () => void }) {
  return (
    <Button size="sm" variant="outline" busy={busy} onClick={onRetry}>
      <Trans context="desk, button: ask again">Try again</Trans>
    </Button>
  )
}
