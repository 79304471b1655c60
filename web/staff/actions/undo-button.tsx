import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import type { Acts } from './acts.ts'

/** Takes back the last thing that staff did to the stay, as it stands on the screen. */
export function UndoButton({ acts, version }: { acts: Acts; version: number }) {
  return (
    <Button
      variant="outline"
      busy={acts.busy}
      onClick={() => acts.act('POST /api/staff/stays/:id/undo', { version })}
    >
      <Trans context="counter, button: take back what was just done">Undo</Trans>
    </Button>
  )
}
