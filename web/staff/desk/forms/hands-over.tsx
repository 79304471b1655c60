import { Trans } from '@lingui/react/macro'
import { isRefused, type Refusal } from '../../../../domain/input/refusal.ts'
import { Toggle } from '../panel/toggle.tsx'
import type { Preview } from './preview.ts'

interface HandsOverProps {
  /** What would happen if it is handed over. */
  preview: Preview | Refusal
  checked: boolean
  onChange: (handsOver: boolean) => void
}

/** Asks whether the guest is there, where money goes back by hand. */
export function HandsOver({ preview, checked, onChange }: HandsOverProps) {
  const byHand = !isRefused(preview) && preview.back.some(({ method }) => method !== 'stripe')
  if (!byHand) return null
  return (
    <Toggle checked={checked} onChange={onChange}>
      <Trans context="counter: the guest is there to be given money back">
        The guest is here: the money is handed over now
      </Trans>
    </Toggle>
  )
}
