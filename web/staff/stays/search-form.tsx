import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { limitsOfText } from '../../../domain/business/business.ts'
import { localizePath } from '../../../domain/business/locales.ts'
import { type ServiceType, serviceTypes } from '../../../domain/business/services.ts'
import { type StayStatus, stayStatuses } from '../../../domain/business/stay.ts'
import type { StayFilter } from '../../../domain/stay/stay-filter.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { serviceNames } from '../../words/service-names/service-names.ts'
import { statusLabels } from '../actions/stay-labels.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import { queryOf } from './stay-search.ts'
import styles from './stays.module.css'

/** Keeps the filter in the URL, so that Back restores it. */
export function SearchForm({ filter }: { filter: StayFilter }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const navigate = useNavigate()
  const [q, setQ] = useState(filter.q ?? '')
  useEffect(() => setQ(filter.q ?? ''), [filter.q])

  function look(changes: { [Name in keyof StayFilter]?: StayFilter[Name] | undefined } = {}): void {
    const { day, status, service } = { ...filter, ...changes }
    const query = queryOf({
      q,
      ...(day && { day }),
      ...(status && { status }),
      ...(service && { service }),
    })
    navigate(localizePath(`/admin/stays${query}`, locale))
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    look()
  }

  const any = t({ message: 'All', context: 'staff page, filter: every state, every service' })
  return (
    <search>
      <form className={styles.search} onSubmit={submit}>
        <div className={styles.ask}>
          <Field
            className={styles.words}
            label={<Trans context="field of the staff page">Reference, name, email or phone</Trans>}
          >
            {(control) => (
              <TextInput
                {...control}
                type="search"
                maxLength={limitsOfText.search}
                autoComplete="off"
                autoCapitalize="none"
                spellCheck={false}
                value={q}
                onChange={({ target }) => setQ(target.value)}
              />
            )}
          </Field>
          <Button type="submit">
            <Trans context="button of the staff page: finds bookings">Search</Trans>
          </Button>
        </div>
        <Field label={<Trans context="field of the staff page: a day">Drop-off on</Trans>}>
          {(control) => (
            <TextInput
              {...control}
              type="date"
              value={filter.day ?? ''}
              onChange={({ target }) => look({ day: target.value || undefined })}
            />
          )}
        </Field>
        <Field label={<Trans context="field of the staff page: of a booking">State</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={filter.status ?? ''}
              onChange={({ target }) =>
                look({ status: (target.value || undefined) as StayStatus | undefined })
              }
            >
              <option value="">{any}</option>
              {stayStatuses.map((status) => (
                <option key={status} value={status}>
                  {i18n._(statusLabels[status])}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <Field label={<Trans context="field of the staff page: of a booking">Service</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={filter.service ?? ''}
              onChange={({ target }) =>
                look({ service: (target.value || undefined) as ServiceType | undefined })
              }
            >
              <option value="">{any}</option>
              {serviceTypes.map((service) => (
                <option key={service} value={service}>
                  {i18n._(serviceNames[service].staff)}
                </option>
              ))}
            </Select>
          )}
        </Field>
      </form>
      {queryOf(filter) !== '' && (
        <StaffLink to="/admin/stays" className={styles.all}>
          <Trans context="link of the staff page: ends a search">Show all</Trans>
        </StaffLink>
      )}
    </search>
  )
}
