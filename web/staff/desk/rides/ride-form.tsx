import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import * as z from 'zod/mini'
import { limits, limitsOfText } from '../../../../domain/business/business.ts'
import type { Locale } from '../../../../domain/business/locales.ts'
import { type Cents, euroText } from '../../../../domain/business/money.ts'
import { services } from '../../../../domain/business/services.ts'
import {
  type RideType,
  rideErrors,
  rideRequest,
  rideTypes,
} from '../../../../domain/desk/new-ride.ts'
import { typedContact } from '../../../../domain/desk/typed-contact.ts'
import { type FieldCode, type FieldErrors, fieldErrors } from '../../../../domain/input/errors.ts'
import { tiranaDate, tiranaInstant, tiranaTime } from '../../../../domain/time/calendar.ts'
import { fieldSentences } from '../../../forms/field-sentences.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Field } from '../../../ui/field.tsx'
import { Select } from '../../../ui/select.tsx'
import { TextArea } from '../../../ui/text-area.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { serviceNames } from '../../../words/service-names/service-names.ts'
import { ActionOutcome } from '../../actions/action-outcome.tsx'
import { useActions } from '../../actions/actions.ts'
import { NeedsConnection } from '../../offline/needs-connection.tsx'
import { useConnection } from '../../offline/use-offline-queue.ts'
import { ContactInput } from '../forms/contact-field.tsx'
import { LanguageField } from '../forms/language-field.tsx'
import { PriceFirst } from '../forms/price-first.tsx'
import { PanelHeader } from '../panel/panel-header.tsx'
import styles from '../panel/stay-panel.module.css'

interface RideFormProps {
  now: Date
  onClose: () => void
  onDone: (stayId: string) => void
}

const halfHour = 30 * 60_000

export function RideForm({ now, onClose, onDone }: RideFormProps) {
  const { i18n } = useLingui()
  const locale = useLocale()
  const [id] = useState(() => crypto.randomUUID())
  const [serviceType, setType] = useState<RideType>('taxi')
  const [customerName, setName] = useState('')
  const [contact, setContact] = useState('')
  const [people, setPeople] = useState(1)
  const [start, setStart] = useState(() => nextHalfHour(now))
  const [specialRequests, setPlace] = useState('')
  const [price, setPrice] = useState('')
  const [language, setLanguage] = useState<Locale>('en')
  const [wrong, setWrong] = useState<FieldErrors>({})
  const actions = useActions(id)
  const isOnline = useConnection() === 'online'
  const { done } = actions
  useEffect(() => {
    if (done) onDone(done.stay.id)
  }, [done, onDone])

  const counts = services[serviceType].counts === 'passengers'
  const sentence = (code: FieldCode | undefined) => code && i18n._(fieldSentences[code])

  function enter(cents: Cents | undefined): void {
    const { error, ...reached } = typedContact(contact)
    const request = {
      id,
      serviceType,
      customerName,
      ...reached,
      luggageCount: counts ? people : 1,
      startDate: start.time === '' ? '' : tiranaInstant(start.date, start.time).toISOString(),
      specialRequests,
      locale: language,
      ...(cents !== undefined && { cents }),
    }
    const read = z.safeParse(rideRequest, request)
    const errors = {
      ...(read.success ? rideErrors(read.data, now) : fieldErrors(read.error.issues)),
      ...(error && { contact: error }),
    }
    setWrong(errors)
    if (Object.keys(errors).length === 0) actions.action('POST /api/staff/rides', request)
  }

  return (
    <section className={styles.panel} aria-labelledby="new-ride">
      <PanelHeader id="new-ride" onClose={onClose}>
        <Trans context="desk, heading: staff enter a taxi, shuttle or tour">New ride or tour</Trans>
      </PanelHeader>
      <ActionOutcome actions={actions} />
      <NeedsConnection missing={!isOnline}>
        <form className={styles.action} noValidate onSubmit={(event) => event.preventDefault()}>
          <Field label={<Trans context="desk: taxi, shuttle or tour">Service</Trans>}>
            {(control) => (
              <Select
                {...control}
                value={serviceType}
                onChange={({ target }) =>
                  setType(rideTypes.find((one) => one === target.value) ?? serviceType)
                }
              >
                {rideTypes.map((one) => (
                  <option key={one} value={one}>
                    {i18n._(serviceNames[one].staff)}
                  </option>
                ))}
              </Select>
            )}
          </Field>
          <div className={styles.halves}>
            <Field
              required
              label={<Trans context="desk: the guest's name">Name</Trans>}
              error={sentence(wrong.customerName)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  autoComplete="off"
                  maxLength={limitsOfText.name}
                  value={customerName}
                  onChange={({ target }) => setName(target.value)}
                />
              )}
            </Field>
            <ContactInput value={contact} error={wrong.contact} onChange={setContact} />
          </div>
          <div className={styles.halves}>
            <Field
              required
              label={<Trans context="desk: of a ride or tour">Day</Trans>}
              error={sentence(wrong.startDate)}
            >
              {(control) => (
                <TextInput
                  {...control}
                  type="date"
                  min={tiranaDate(now)}
                  value={start.date}
                  // Clearing the field keeps the previous date.
                  onChange={({ target }) =>
                    setStart({ ...start, date: target.value || start.date })
                  }
                />
              )}
            </Field>
            <Field required label={<Trans context="desk: of a ride or tour">Time</Trans>}>
              {(control) => (
                <TextInput
                  {...control}
                  type="time"
                  value={start.time}
                  onChange={({ target }) => setStart({ ...start, time: target.value })}
                />
              )}
            </Field>
          </div>
          {counts && (
            <Field label={<Trans context="desk: of a ride">Passengers</Trans>}>
              {(control) => (
                <Select
                  {...control}
                  value={people}
                  onChange={({ target }) => setPeople(Number(target.value))}
                >
                  {Array.from({ length: limits.maxItems }, (_, index) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: the numbers never move
                    <option key={index} value={index + 1}>
                      {index + 1}
                    </option>
                  ))}
                </Select>
              )}
            </Field>
          )}
          <Field
            label={
              <Trans context="desk: of a ride or tour">Where from, where to, how many people</Trans>
            }
            error={sentence(wrong.specialRequests)}
          >
            {(control) => (
              <TextArea
                {...control}
                rows={2}
                maxLength={limitsOfText.specialRequests}
                value={specialRequests}
                onChange={({ target }) => setPlace(target.value)}
              />
            )}
          </Field>
          <LanguageField value={language} onChange={setLanguage} />
          <PriceFirst
            value={price}
            onChange={setPrice}
            busy={actions.busy}
            priced={(cents) => {
              const amount = euroText(cents, locale)
              return <Trans context="desk, button: a new ride">Enter at {amount}</Trans>
            }}
            onRequest={<Trans context="desk, button: a new ride">Enter without a price</Trans>}
            onDone={enter}
          />
        </form>
      </NeedsConnection>
    </section>
  )
}

function nextHalfHour(now: Date) {
  const next = new Date(Math.ceil((now.getTime() + 1) / halfHour) * halfHour)
  return { date: tiranaDate(next), time: tiranaTime(next) }
}
