import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { limitsOfText } from '../../../domain/business/business.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './fiscal-number-form.module.css'

interface FiscalNumberFormProps {
  busy: boolean
  onNote: (fiscalNumber: string) => void
}

export function FiscalNumberForm({ busy, onNote }: FiscalNumberFormProps) {
  const [number, setNumber] = useState('')
  const typed = number.trim()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (typed !== '' && !busy) onNote(typed)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field label={<Trans context="payment at the desk">Fiscal receipt no.</Trans>}>
        {(control) => (
          <TextInput
            {...control}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            maxLength={limitsOfText.fiscalNumber}
            value={number}
            onChange={({ target }) => setNumber(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" busy={busy} disabled={typed === ''}>
        <Trans context="button: the number of a fiscal receipt">Save number</Trans>
      </Button>
    </form>
  )
}
