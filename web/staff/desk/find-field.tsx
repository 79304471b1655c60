import { useLingui } from '@lingui/react/macro'
import type { KeyboardEvent, RefObject } from 'react'
import { TextInput } from '../../ui/text-input.tsx'

interface FindFieldProps {
  field: RefObject<HTMLInputElement | null>
  text: string
  onChange: (text: string) => void
  onEnter: () => void
}

export function FindField({ field, text, onChange, onEnter }: FindFieldProps) {
  const { t } = useLingui()
  const label = t({ message: 'Name, phone, tag or reference', context: 'desk: find a stay' })

  function press(event: KeyboardEvent): void {
    if (event.key === 'Enter') {
      onEnter()
      // Selects the text, because a hand scanner types into this field and its next code must
      // replace this one.
      field.current?.select()
    }
    if (event.key === 'Escape' && text !== '') {
      event.stopPropagation()
      onChange('')
    }
  }

  return (
    <TextInput
      ref={field}
      type="search"
      enterKeyHint="search"
      autoComplete="off"
      spellCheck={false}
      aria-label={label}
      aria-keyshortcuts="/"
      placeholder={label}
      value={text}
      onChange={(event) => onChange(event.currentTarget.value)}
      onKeyDown={press}
    />
  )
}
