import { Trans, useLingui } from '@lingui/react/macro'
import { useId } from 'react'
import { TextInput } from '../../../ui/text-input.tsx'
import styles from '../panel/stay-panel.module.css'
import type { Tags } from './use-tags.ts'

export function TagFields({ tags }: { tags: Tags }) {
  const { t } = useLingui()
  const id = useId()
  const inUse = tags.inUse.join(', ')
  const isWrong = tags.numbers === null || inUse !== ''
  return (
    <fieldset className={styles.tags}>
      <legend>
        <Trans context="desk: numbers on the tags of bags">Tags</Trans>
      </legend>
      {tags.texts.map((text, place) => {
        const item = place + 1
        return (
          <TextInput
            // biome-ignore lint/suspicious/noArrayIndexKey: tags are identified by position
            key={place}
            aria-label={t({ message: `Tag of item ${item}`, context: 'desk' })}
            aria-describedby={isWrong ? id : undefined}
            aria-invalid={isWrong || undefined}
            inputMode="numeric"
            autoComplete="off"
            maxLength={6}
            value={text}
            onFocus={(event) => event.currentTarget.select()}
            onChange={(event) => tags.typeTag(place, event.currentTarget.value)}
          />
        )
      })}
      {isWrong && (
        <p id={id} className={styles.wrong}>
          {tags.numbers === null ? (
            <Trans context="desk">Each item needs a number of its own.</Trans>
          ) : (
            <Trans context="desk, before the numbers of tags">
              On another bag in storage: {inUse}
            </Trans>
          )}
        </p>
      )}
    </fieldset>
  )
}
