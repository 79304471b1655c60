import { Trans } from '@lingui/react/macro'
import { bagsFor, collectorStatus } from '../../../../domain/stay/collectors.ts'
import type { Bag, Collector, StayRecord } from '../../../../domain/stay/stay-record.ts'
import styles from '../panel/stay-panel.module.css'

interface PassChoiceProps {
  passes: readonly Collector[]
  /** Id of the pass, `null` if none is used. */
  chosen: string | null
  onChoose: (id: string | null) => void
}

export function PassChoice({ passes, chosen, onChoose }: PassChoiceProps) {
  if (passes.length === 0) return null
  return (
    <fieldset className={styles.ticks}>
      <legend>
        <Trans context="desk: who stands at the desk to collect">Who collects?</Trans>
      </legend>
      <label className={styles.tick} data-all>
        <input
          type="radio"
          name="collector"
          checked={chosen === null}
          onChange={() => onChoose(null)}
        />
        <span>
          <Trans context="desk: who collects the bags">The guest</Trans>
        </span>
      </label>
      {passes.map(({ id, name }) => (
        <label key={id} className={styles.tick} data-all>
          <input
            type="radio"
            name="collector"
            checked={chosen === id}
            onChange={() => onChoose(id)}
          />
          <span>{name}</span>
        </label>
      ))}
    </fieldset>
  )
}

export function openPasses(record: StayRecord): Collector[] {
  return record.collectors.filter((one) => collectorStatus(record, one) === 'open')
}

/** Returns the tags that a pass preselects, empty if staff have to choose among the bags. */
export function ticksOf(record: StayRecord, pass: Collector): number[] {
  const covered = choicesInOrder(bagsFor(record, pass))
  return pass.items !== null && covered.length > pass.items ? [] : covered
}

export function choicesInOrder(bags: readonly Bag[]): number[] {
  return bags.map(({ tag }) => tag).toSorted((a, b) => a - b)
}
