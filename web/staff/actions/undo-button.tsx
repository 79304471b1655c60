import { Trans } from '@lingui/react/macro'
import { Button } from '../../ui/button.tsx'
import type { Actions } from './actions.ts'

export function UndoButton({ actions, version }: { actions: Actions; version: number }) {
  return (
    <Button
      variant="outline"
      busy={actions.busy}
      onClick={() => actions.action('POST /api/staff/stays/:id/undo', { version })}
    >
      <Trans context="desk, button: take back what was just done">Undo</Trans>
    </Button>
  )
}
