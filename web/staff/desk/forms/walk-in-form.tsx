import { Trans } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { limitsOfText } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { typedContact } from '../../../../domain/desk/typed-contact.ts'
import type { FieldCode } from '../../../../domain/input/errors.ts'
import { Button } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Field } from '../../../ui/field.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { ActionOutcome } from '../../actions/action-outcome.tsx'
import { useActions, type WalkIn } from '../../actions/actions.ts'
import { Resolved } from '../../actions/resolved.tsx'
import { StaffLink } from '../../session/staff-link.tsx'
import { forgetChange, useRememberChange } from '../../till/change-to-give.ts'
import { PaymentPanel } from '../../till/payment-panel.tsx'
import { PanelHeader } from '../panel/panel-header.tsx'
import styles from '../panel/stay-panel.module.css'
import { Toggle } from '../panel/toggle.tsx'
import { ContactInput } from './contact-field.tsx'
import { ItemsStepper } from './items-stepper.tsx'
import { LanguageField } from './language-field.tsx'
import { PickUpField } from './pick-up-field.tsx'
import { TagFields } from './tag-fields.tsx'
import type { TakenTags } from './tags.ts'
import { useOtherTags } from './use-other-tags.ts'
import { useTags } from './use-tags.ts'
import { type PickUpChoice, pickUpDate, typedGuest, walkInPickUp, walkInPrice } from './walk-in.ts'

interface WalkInFormProps {
  /** Text of a search that found nothing, or empty. A name or phone number is filled in. */
  typed: string
  now: Date
  taken: TakenTags
  onClose: () => void
  onDone: (stayId: string) => void
}

export function WalkInForm({ typed, now, taken, onClose, onDone }: WalkInFormProps) {
  const [id] = useState(() => crypto.randomUUID())
  const [guest] = useState(() => typedGuest(typed))
  const [name, setName] = useState(guest?.name ?? '')
  const [contact, setContact] = useState(guest?.phone ?? '')
  const [wrongContact, setWrongContact] = useState<FieldCode>()
  const [count, setCount] = useState(1)
  const [choice, choose] = useState<PickUpChoice>({ day: 'today' })
  const [locale, setLocale] = useState<Locale>('en')
  const [idSeen, setIdSeen] = useState(false)
  const tags = useTags(count, taken)
  const actions = useActions(id)
  useOtherTags(actions, tags.proposeOthers)
  const nameField = useRef<HTMLInputElement>(null)
  const contactField = useRef<HTMLInputElement>(null)
  useEffect(() => nameField.current?.focus(), [])
  const { done } = actions
  useEffect(forgetChange, [])
  useRememberChange(id, actions)
  useEffect(() => {
    if (done) onDone(done.stay.id)
  }, [done, onDone])

  const pickUp = walkInPickUp(pickUpDate(choice, now), now)
  const price = walkInPrice(count, pickUp, now)
  const { numbers } = tags
  const isReady = name.trim() !== '' && numbers !== null

  function take(payment?: WalkIn['payment']): void {
    if (!isReady) {
      nameField.current?.focus()
      return
    }
    const { error, ...reached } = typedContact(contact)
    setWrongContact(error)
    if (error) {
      contactField.current?.focus()
      return
    }
    const customerName = name.trim()
    const endDate = pickUp.toISOString()
    const stay = { id, customerName, ...reached, tags: numbers, idSeen, endDate, locale }
    actions.action('POST /api/staff/stays', { ...stay, ...(payment && { payment }) })
  }

  return (
    <section className={styles.panel} aria-labelledby="walk-in">
      <PanelHeader id="walk-in" onClose={onClose}>
        <Trans context="desk, heading: a guest without a booking">Walk-in</Trans>
      </PanelHeader>
      <ActionOutcome actions={actions} />
      <form className={styles.action} onSubmit={stop} onKeyDown={moveOn}>
        <div className={styles.halves}>
          <Field required label={<Trans context="desk: the guest's name">Name</Trans>}>
            {(control) => (
              <TextInput
                {...control}
                ref={nameField}
                autoComplete="off"
                enterKeyHint="next"
                maxLength={limitsOfText.name}
                value={name}
                onChange={(event) => setName(event.currentTarget.value)}
              />
            )}
          </Field>
          <ContactInput
            ref={contactField}
            value={contact}
            error={wrongContact}
            onChange={setContact}
          />
        </div>
        <ItemsStepper count={count} onChange={setCount} />
        <TagFields tags={tags} />
        <PickUpField choice={choice} now={now} onChange={choose} />
      </form>
      <Resolved of={id}>
        <section className={classNames(styles.section, styles.after)}>
          <PaymentPanel due={price} busy={actions.busy} onTake={take} />
          <div className={styles.row}>
            <Button variant="outline" busy={actions.busy} onClick={() => take()}>
              <Trans context="desk, button: take bags in, the guest pays later">
                Pay at pick-up
              </Trans>
            </Button>
            <Toggle checked={idSeen} onChange={setIdSeen}>
              <Trans context="desk: the guest showed an identity document">ID seen</Trans>
            </Toggle>
          </div>
          <LanguageField value={locale} onChange={setLocale} />
          <StaffLink to="/admin/desk?ride" replace className={styles.instead}>
            <Trans context="desk, link: instead of a guest with bags">
              A taxi, shuttle or tour instead
            </Trans>
          </StaffLink>
        </section>
      </Resolved>
    </section>
  )
}

function stop(event: FormEvent): void {
  event.preventDefault()
}

/** Moves the focus on Enter to the next field and, after the last one, to the payment. */
function moveOn(event: KeyboardEvent<HTMLFormElement>): void {
  const { currentTarget: form, target } = event
  if (event.key !== 'Enter' || !(target instanceof HTMLInputElement)) return
  event.preventDefault()
  const panel = form.parentElement
  const steps = panel?.querySelectorAll<HTMLElement>('form input, form + div button') ?? []
  const ahead = [...steps]
  ahead
    .slice(ahead.indexOf(target) + 1)
    .find((one) => !isPassedOver(one))
    ?.focus()
}

/** Returns whether Enter skips the field. `data-rare` marks fields that few guests need. */
function isPassedOver(step: HTMLElement): boolean {
  const isUnchosen = step instanceof HTMLInputElement && step.type === 'radio' && !step.checked
  return isUnchosen || step.dataset.rare !== undefined
}
