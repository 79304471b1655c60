import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { limitsOfText } from '../../../domain/business/business.ts'
import type { StayRecord } from '../../../domain/stay/stay-record.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import type { Actions } from './actions.ts'
import styles from './guest-forms.module.css'

/** Text that staff have edited stays if a colleague changes the note in the meantime. */
export function NoteForm({ record, actions }: { record: StayRecord; actions: Actions }) {
  const shown = record.stay.deskNote ?? null
  const [note, setNote] = useState(shown ?? '')
  // Saving over a note other than these two is refused once.
  const [seen, setSeen] = useState(shown)
  const [sent, setSent] = useState(shown)
  const typed = note.trim()
  const isSame = typed === (shown ?? '')
  if (seen !== shown) {
    const isEdited = !isSame && typed !== (seen ?? '')
    if (!isEdited) setNote(shown ?? '')
    if (!isEdited || shown === sent) setSeen(shown)
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (isSame || actions.busy) return
    actions.action('POST /api/staff/stays/:id/note', {
      ...(typed && { note: typed }),
      shownNote: seen,
    })
    setSeen(shown)
    setSent(typed || null)
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <Field
        label={<Trans context="label: a note of staff about a stay">Note</Trans>}
        hint={
          <Trans context="hint: a note of staff about a stay">
            Guests don’t see it, but may ask for a copy of all we store about them.
          </Trans>
        }
      >
        {(control) => (
          <TextArea
            {...control}
            rows={3}
            maxLength={limitsOfText.specialRequests}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" busy={actions.busy} disabled={isSame}>
        {typed === '' && shown !== null ? (
          <Trans context="button: a note of staff about a stay">Delete note</Trans>
        ) : (
          <Trans context="button: a note of staff about a stay">Save note</Trans>
        )}
      </Button>
    </form>
  )
}
