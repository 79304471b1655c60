import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { bagsInside, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import type { Actions } from '../../actions/actions.ts'
import styles from '../panel/stay-panel.module.css'
import { choicesInOrder } from './pass-choice.tsx'
import { type TakenTags, tagNumbers, tagTexts } from './tags.ts'

interface ChangeTagFormProps {
  record: StayRecord
  taken: TakenTags
  actions: Actions
}

export function ChangeTagForm({ record, taken, actions }: ChangeTagFormProps) {
  const { t } = useLingui()
  const here = choicesInOrder(bagsInside(record))
  const [chosen, choose] = useState(here[0] ?? 0)
  const [typed, type] = useState<string>()
  const tag = here.includes(chosen) ? chosen : (here[0] ?? 0)
  const text = typed ?? tagTexts(1, {}, { ...taken, known: [...taken.known, ...here] })[0] ?? ''
  const [newTag] = tagNumbers([text]) ?? []
  const isTaken = newTag !== undefined && [...taken.known, ...here].includes(newTag)
  const inUse = newTag
  const error = isTaken
    ? t({
        message: `On another bag in storage: ${inUse}`,
        context: 'desk, before the numbers of tags',
      })
    : newTag === undefined
      ? t({ message: 'Enter a number', context: 'desk: of a tag' })
      : undefined

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (newTag === undefined || isTaken || actions.busy) return
    actions.action('POST /api/staff/stays/:id/tags', { tag, newTag })
  }

  return (
    <form className={styles.action} onSubmit={submit}>
      <div className={styles.pair}>
        <Field label={<Trans context="desk: the tag that has worn off">Current tag</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={tag}
              onChange={({ currentTarget }) => choose(Number(currentTarget.value))}
            >
              {here.map((one) => (
                <option key={one} value={one}>
                  {one}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field
          label={<Trans context="desk: the number in place of a tag">New tag</Trans>}
          error={error}
        >
          {(control) => (
            <TextInput
              {...control}
              inputMode="numeric"
              autoComplete="off"
              maxLength={6}
              value={text}
              onFocus={(event) => event.currentTarget.select()}
              onChange={(event) => type(event.currentTarget.value)}
            />
          )}
        </Field>
      </div>
      <p>
        <Trans context="desk: what another tag keeps">
          The bag keeps its photo and its pick-up passes.
        </Trans>
      </p>
      <Button type="submit" busy={actions.busy} disabled={error !== undefined}>
        <Trans context="desk, button: of another tag">Change the tag</Trans>
      </Button>
    </form>
  )
}
