import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, type ReactNode, useState } from 'react'
import * as z from 'zod/mini'
import { limitsOfText } from '../../../domain/business/business.ts'
import { detailsOf, detailsRequest, type GuestDetails } from '../../../domain/desk/guest-details.ts'
import { type FieldErrors, fieldErrors } from '../../../domain/input/errors.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { fieldSentences } from '../../forms/field-sentences.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Actions } from './actions.ts'
import styles from './guest-forms.module.css'

type Typed = Record<keyof GuestDetails, string>

/** Fields that aren't edited show a colleague's correction. */
export function DetailsForm({ record, actions }: { record: StayRecord; actions: Actions }) {
  const { i18n } = useLingui()
  const shown = detailsOf(record.stay)
  const [edited, setEdited] = useState<Partial<Typed>>({})
  const [wrong, setWrong] = useState<FieldErrors>({})
  const textOf = (field: keyof Typed) => edited[field] ?? shown[field] ?? ''
  const typed: Typed = {
    customerName: textOf('customerName'),
    customerPhone: textOf('customerPhone'),
    customerEmail: textOf('customerEmail'),
  }
  const fields = Object.keys(typed) as (keyof Typed)[]
  const isSame = fields.every((field) => typed[field].trim() === (shown[field] ?? ''))

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSame || actions.busy) return
    const request = { ...typed, shown }
    const read = z.safeParse(detailsRequest, request)
    setWrong(read.success ? {} : fieldErrors(read.error.issues))
    if (read.success) actions.action('POST /api/staff/stays/:id/details', request)
  }

  const input = (
    field: keyof Typed,
    label: ReactNode,
    type: string,
    max: number,
    hint?: ReactNode,
  ) => (
    <Field
      required={field === 'customerName'}
      label={label}
      hint={hint}
      error={wrong[field] && i18n._(fieldSentences[wrong[field]])}
    >
      {(control) => (
        <TextInput
          {...control}
          type={type}
          autoComplete="off"
          maxLength={max}
          value={textOf(field)}
          onChange={({ target }) => setEdited({ ...edited, [field]: target.value })}
        />
      )}
    </Field>
  )

  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {input(
        'customerName',
        <Trans context="staff page: of a guest">Name</Trans>,
        'text',
        limitsOfText.name,
      )}
      {input(
        'customerPhone',
        <Trans context="staff page: of a guest">Phone</Trans>,
        'tel',
        limitsOfText.phone,
      )}
      {input(
        'customerEmail',
        <Trans context="staff page: of a guest">Email</Trans>,
        'email',
        limitsOfText.email,
        <Trans context="hint: the guest's corrected email address">
          A new address gets the booking and its link, and what did not arrive before.
        </Trans>,
      )}
      <Button type="submit" variant="secondary" busy={actions.busy} disabled={isSame}>
        <Trans context="button: the guest's name, phone or email">Save details</Trans>
      </Button>
    </form>
  )
}
