import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Plural, Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { limitsOfText } from '../../../domain/business/business.ts'
import { type ContactWay, contactWays } from '../../../domain/desk/uncollected.ts'
import type { ContactAttempt } from '../../../domain/reports/staff-attention.ts'
import { tiranaDate } from '../../../domain/time/calendar.ts'
import { dateText, instantText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import type { Actions } from '../actions/actions.ts'
import styles from './attention.module.css'
import type { StayEntry } from './entries.ts'
import { ReasonActions } from './reason-actions.tsx'

const wayLabels: Record<ContactWay, MessageDescriptor> = {
  phone: msg({ message: 'Phone', context: 'how staff tried to reach a guest' }),
  email: msg({ message: 'Email', context: 'how staff tried to reach a guest' }),
  message: msg({ message: 'Message', context: 'how staff tried to reach a guest' }),
}

interface UncollectedActionsProps {
  entry: Extract<StayEntry, { kind: 'uncollected' }>
  actions: Actions
  now: Date
}

export function UncollectedActions({ entry, actions, now }: UncollectedActionsProps) {
  const locale = useLocale()
  const { contacts, abandonedFrom, tags } = entry
  const from = dateText(abandonedFrom, locale)
  const list = tags.join(', ')
  const isLongAgo = tiranaDate(now) >= abandonedFrom
  const mayEnd = isLongAgo && contacts.length > 0
  return (
    <>
      <p>
        <Plural
          context="staff page: numbers of luggage tags"
          value={tags.length}
          one={`Tag ${list}`}
          other={`Tags ${list}`}
        />
      </p>
      {contacts.length > 0 && <Attempts contacts={contacts} />}
      {/* The key resets the form after each contact. */}
      <NoteContact key={contacts.length} usual={usualWay(entry.stay)} actions={actions} />
      {mayEnd ? (
        <ReasonActions
          actions={[
            {
              label: <Trans context="button: bags that nobody collects">Mark as abandoned</Trans>,
              isFinal: true,
              onAction: (reason) => actions.action('POST /api/staff/stays/:id/abandon', { reason }),
            },
          ]}
          busy={actions.busy}
        />
      ) : (
        <p className={styles.hint}>
          {isLongAgo ? (
            <Trans context="staff page: bags that nobody collects">
              Try to reach the guest and save the contact. Then you can mark the bags as abandoned.
            </Trans>
          ) : (
            <Trans context="staff page: bags that nobody collects">
              From {from} they count as abandoned, once you have tried to reach the guest.
            </Trans>
          )}
        </p>
      )}
    </>
  )
}

function Attempts({ contacts }: { contacts: readonly ContactAttempt[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <ul className={styles.attempts}>
      {contacts.map(({ how, reason, at, username }) => (
        <li key={at}>
          <b>{i18n._(wayLabels[how])}:</b> {reason}{' '}
          <span className={styles.soft}>
            {instantText(new Date(at), locale)}, {username}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Returns the way of contact that the form preselects. */
function usualWay({ customerPhone, customerEmail }: StayEntry['stay']): ContactWay {
  if (customerPhone) return 'phone'
  return customerEmail ? 'email' : 'message'
}

function NoteContact({ usual, actions }: { usual: ContactWay; actions: Actions }) {
  const { i18n } = useLingui()
  const [how, setHow] = useState<ContactWay>(usual)
  const [outcome, setOutcome] = useState('')
  const reason = outcome.trim()

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (reason !== '' && !actions.busy)
      actions.action('POST /api/staff/stays/:id/contacts', { how, reason })
  }

  return (
    <form className={styles.action} onSubmit={submit}>
      <Field label={<Trans context="staff page: how a guest was contacted">Contacted by</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={how}
            onChange={({ target }) =>
              setHow(contactWays.find((way) => way === target.value) ?? 'phone')
            }
          >
            {contactWays.map((way) => (
              <option key={way} value={way}>
                {i18n._(wayLabels[way])}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field
        required
        label={<Trans context="staff page: what came of contacting a guest">Result</Trans>}
        hint={
          <Trans context="hint: what staff note">Kept with the booking: no names or numbers.</Trans>
        }
      >
        {(control) => (
          <TextInput
            {...control}
            maxLength={limitsOfText.reason}
            autoComplete="off"
            value={outcome}
            onChange={({ target }) => setOutcome(target.value)}
          />
        )}
      </Field>
      <Button
        type="submit"
        variant="secondary"
        busy={actions.busy}
        disabled={reason === ''}
        className={styles.confirm}
      >
        <Trans context="button: notes that a guest was contacted">Save contact</Trans>
      </Button>
    </form>
  )
}
