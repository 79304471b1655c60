import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { Pass } from '../../../../domain/pass/pass.ts'
import type { CollectedItems } from '../../../../domain/stay/collectors.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './collect.module.css'
import { isAll, tagsHere } from './offered-items.ts'

interface ItemsChoiceProps {
  pass: Pass
  chosen: CollectedItems
  onChoose: (chosen: CollectedItems) => void
}

/**
 * Lets the guest choose tags if bags are here, otherwise a number of items.
 * Hidden for a single item, unless the guest has chosen fewer than all items.
 */
export function ItemsChoice({ pass, chosen, onChoose }: ItemsChoiceProps) {
  const here = tagsHere(pass)
  const most = here.length || pass.luggageCount
  if (most < 2 && isAll(chosen)) return null
  if (here.length > 0) return <TagsChoice here={here} chosen={chosen} onChoose={onChoose} />
  return <NumberChoice most={most} chosen={chosen} onChoose={onChoose} />
}

type ChoiceProps = Omit<ItemsChoiceProps, 'pass'>

function NumberChoice({ most, chosen, onChoose }: ChoiceProps & { most: number }) {
  const { t } = useLingui()
  const { tags, items } = chosen
  const counts = Array.from({ length: Math.max(most - 1, items ?? 0) }, (_, place) => place + 1)
  return (
    <Field label={<Trans context="field: what somebody may collect">What they may collect</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={items ?? (tags ? '' : 'all')}
          onChange={({ target }) => onChoose({ tags: null, items: Number(target.value) || null })}
        >
          {/* Selected if the bags with the chosen tags have left. */}
          {tags && <option value="" disabled hidden />}
          <option value="all">
            {t({ message: 'All items', context: 'which items somebody may collect' })}
          </option>
          {counts.map((count) => (
            <option key={count} value={count}>
              <Plural
                context="how many items somebody may collect"
                value={count}
                one="# item"
                other="# items"
              />
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}

function TagsChoice({ here, chosen, onChoose }: ChoiceProps & { here: readonly number[] }) {
  const ticked = chosen.tags ?? here

  function toggle(tag: number): void {
    const tags = here.filter((one) => (one === tag) !== ticked.includes(one))
    // If only one bag is left, "all" could include bags that the guest didn't choose.
    const isEach = tags.length === here.length && here.length > 1
    onChoose({ items: null, tags: isEach ? null : tags })
  }

  return (
    <fieldset className={styles.tags}>
      <legend>
        <Trans context="field: what somebody may collect">What they may collect</Trans>
      </legend>
      {here.map((tag) => (
        <label key={tag}>
          <input type="checkbox" checked={ticked.includes(tag)} onChange={() => toggle(tag)} />
          <Trans context="one bag, by the number on its tag">Tag {tag}</Trans>
        </label>
      ))}
    </fieldset>
  )
}
