import { useLingui } from '@lingui/react'
import { type FormEvent, type ReactNode, type RefObject, useRef, useState } from 'react'
import type { FieldCode } from '../../domain/input/errors.ts'
import { Field, type FieldControl } from '../ui/field.tsx'
import { fieldSentences } from './field-sentences.ts'
import { goToFirst } from './go-to-first.ts'
import { type Submission, useSubmission } from './use-submission.ts'

export type PlainErrors<Name extends string> = Partial<Record<Name, FieldCode>>

export type MakeField<Name extends string> = (
  name: Name,
  label: ReactNode,
  control: (attributes: FieldControl & { name: Name }) => ReactNode,
) => ReactNode

export interface PlainForm<Name extends string> extends Submission {
  attributes: {
    ref: RefObject<HTMLFormElement | null>
    method: 'post'
    noValidate: true
    onSubmit: (event: FormEvent) => void
    onChange: (event: FormEvent) => void
  }
  field: MakeField<Name>
  errorOf: (name: Name) => string | undefined
  show: (errors: PlainErrors<Name>) => void
}

/**
 * Returns a form of uncontrolled, required fields that needs no form library.
 * Changing a field clears its error and calls `changed` with all values.
 */
export function usePlainForm<Name extends string>(
  id: string,
  names: readonly Name[],
  submit: (values: Record<Name, string>) => Promise<void>,
  changed?: (values: Record<Name, string>) => void,
): PlainForm<Name> {
  const { i18n } = useLingui()
  const ref = useRef<HTMLFormElement>(null)
  const [errors, setErrors] = useState<PlainErrors<Name>>({})
  const submission = useSubmission(id)

  function values(): Record<Name, string> {
    const data = new FormData(ref.current ?? undefined)
    const texts = names.map((name) => [name, String(data.get(name) ?? '')])
    return Object.fromEntries(texts)
  }

  function errorOf(name: Name): string | undefined {
    const code = errors[name]
    return code && i18n._(fieldSentences[code])
  }

  return {
    ...submission,
    attributes: {
      ref,
      method: 'post',
      noValidate: true,
      onSubmit(event) {
        event.preventDefault()
        void submission.run(() => submit(values()))
      },
      onChange({ target }) {
        const name = names.find((name) => name === (target as Partial<HTMLInputElement>).name)
        if (name && errors[name]) setErrors({ ...errors, [name]: undefined })
        changed?.(values())
      },
    },
    errorOf,
    field: (name, label, control) => (
      <Field required label={label} error={errorOf(name)}>
        {(attributes) => control({ ...attributes, name })}
      </Field>
    ),
    show(found) {
      setErrors(found)
      goToFirst(
        ref.current,
        names.filter((name) => found[name]),
      )
    },
  }
}
