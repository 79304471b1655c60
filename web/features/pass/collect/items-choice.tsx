import { Plural, Trans, useLingui } from '@lingui/react/macro'
import type { CollectedItems, Pass } from '../../../../domain/pass.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import styles from './collect.module.css'
import { offeredItems } from './offered-items.ts'

interface ItemsChoiceProps {
  pass: Pass
  chosen: CollectedItems
  onChoose: (chosen: CollectedItems) => void
}

/** What may be collected: tags to tick, or a number while the bags have none; nothing to choose of one item. */
export function ItemsChoice({ pass, chosen, onChoose }: ItemsChoiceProps) {
  const { t } = useLingui()
  const { tags, most } = offeredItems(pass)
  if (tags.length > 0) return <TagsChoice here={tags} chosen={chosen} onChoose={onChoose} />
  if (most < 1) return null
  const counts = Array.from({ length: most }, (_, place) => place + 1)
  return (
    <Field label={<Trans context="field: what somebody may collect">What they may collect</Trans>}>
      {(control) => (
        <Select
          {...control}
          value={chosen.items ?? ''}
          onChange={({ target }) => onChoose({ tags: null, items: Number(target.value) || null })}
        >
          <option value="">
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

function TagsChoice({
  here,
  chosen,
  onChoose,
}: Omit<ItemsChoiceProps, 'pass'> & { here: readonly number[] }) {
  const ticked = chosen.tags ?? here

  function toggle(tag: number): void {
    const tags = here.filter((one) => (one === tag) !== ticked.includes(one))
    onChoose({ items: null, tags: tags.length === here.length ? null : tags })
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
