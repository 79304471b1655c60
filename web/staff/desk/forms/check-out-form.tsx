import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { euroText } from '../../../../domain/business/money.ts'
import { checkOut } from '../../../../domain/desk/custody.ts'
import { isRefused } from '../../../../domain/input/refusal.ts'
import { claimOf } from '../../../../domain/payments/account.ts'
import { bagsFor } from '../../../../domain/stay/collectors.ts'
import {
  type BagReceiver,
  bagsInside,
  type StayRecord,
} from '../../../../domain/stay/stay-record.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { Notice } from '../../../ui/notice.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { Toggle } from '../panel/toggle.tsx'
import { MoneyPreview } from './money-preview.tsx'
import { choicesInOrder, openPasses, PassChoice, ticksOf } from './pass-choice.tsx'
import { previewOf } from './preview.ts'
import { RefusalText } from './refusal.tsx'

interface CheckOutFormProps {
  record: StayRecord
  collector: string | null
  now: Date
  actions: Actions
}

/**
 * A pick-up pass limits which bags can be selected, and how many.
 * Without a pass, all bags are selected at first.
 */
export function CheckOutForm({ record, collector, now, actions }: CheckOutFormProps) {
  const passes = openPasses(record)
  const [passId, choosePass] = useState(passes.find(({ id }) => id === collector)?.id ?? null)
  const pass = passes.find(({ id }) => id === passId)
  const here = choicesInOrder(bagsInside(record))
  const covered = pass ? choicesInOrder(bagsFor(record, pass)) : here
  const [chosen, tick] = useState<readonly number[] | null>(pass ? ticksOf(record, pass) : null)
  const ticked = chosen ?? here
  const [outTo, giveTo] = useState<BagReceiver>('guest')
  const isFull = pass?.items != null && ticked.length >= pass.items
  const leaving = here.filter((tag) => ticked.includes(tag))
  const hasAll = leaving.length === here.length

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (leaving.length === 0 || actions.busy) return
    const by = pass && { collector: pass.id }
    actions.action('POST /api/staff/stays/:id/check-out', { tags: leaving, outTo, ...by })
  }

  function choose(id: string | null): void {
    const next = passes.find((one) => one.id === id)
    choosePass(next?.id ?? null)
    tick(next ? ticksOf(record, next) : null)
  }

  return (
    <form className={styles.action} onSubmit={submit}>
      <PassChoice passes={passes} chosen={passId} onChoose={choose} />
      <fieldset className={styles.ticks}>
        <legend>
          <Trans context="desk: numbers on the tags of bags">Tags</Trans>
        </legend>
        {here.length > 1 && !pass && (
          <label className={styles.tick} data-all>
            <input type="checkbox" checked={hasAll} onChange={() => tick(hasAll ? [] : null)} />
            <span>
              <Trans context="desk: all bags of a guest">All</Trans>
            </span>
          </label>
        )}
        {here.map((tag) => (
          <label key={tag} className={styles.tick}>
            <input
              type="checkbox"
              checked={ticked.includes(tag)}
              disabled={!covered.includes(tag) || (isFull && !ticked.includes(tag))}
              onChange={() =>
                tick(ticked.includes(tag) ? ticked.filter((one) => one !== tag) : [...ticked, tag])
              }
            />
            <span>{tag}</span>
          </label>
        ))}
      </fieldset>
      {!pass && (
        <Toggle
          checked={outTo === 'collector'}
          onChange={(other) => giveTo(other ? 'collector' : 'guest')}
        >
          <Trans context="desk: who collects the bags">Someone else collects</Trans>
        </Toggle>
      )}
      <Outcome record={record} now={now} here={here} leaving={leaving} outTo={outTo} />
      <Button type="submit" size="lg" busy={actions.busy} disabled={leaving.length === 0}>
        {leaving.length === 0 ? (
          <Trans context="desk, on a button that waits for it">Tick the tags first</Trans>
        ) : (
          <Plural
            context="desk, button: give bags out"
            value={leaving.length}
            one="Check out # item"
            other="Check out # items"
          />
        )}
      </Button>
    </form>
  )
}

interface OutcomeProps {
  record: StayRecord
  now: Date
  here: readonly number[]
  leaving: readonly number[]
  outTo: BagReceiver
}

/**
 * Shows what is charged or refunded if the selected bags leave now.
 * Counts all bags while none are selected.
 */
function Outcome({ record, now, here, leaving, outTo }: OutcomeProps) {
  const locale = useLocale()
  const tags = leaving.length > 0 ? leaving : here
  const preview = previewOf(record, now, (before, context) =>
    checkOut(before, tags, outTo, context),
  )
  if (isRefused(preview)) return <RefusalText {...preview} />
  const open = euroText(preview.balance, locale)
  return (
    <>
      <MoneyPreview preview={preview} before={claimOf(record.stay)} />
      {leaving.length > 0 && preview.balance > 0 && (
        <Notice tone="danger">
          <Trans context="desk: bags leave before all is paid">
            {open} stays unpaid if the bags leave now.
          </Trans>
        </Notice>
      )}
    </>
  )
}
