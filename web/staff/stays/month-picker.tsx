import { Trans } from '@lingui/react/macro'
import { useNavigate } from 'react-router'
import { localizePath } from '../../../domain/business/locales.ts'
import { monthText } from '../../../domain/time/date-text.ts'
import { type CalendarMonth, isCalendarMonth, monthAfter } from '../../../domain/time/period.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { StaffLink } from '../session/staff-link.tsx'
import styles from './stays.module.css'

const offered = 24

/** Replaces `<input type="month">`, which some browsers lack. */
export function MonthPicker({ month, current }: { month: CalendarMonth; current: CalendarMonth }) {
  const locale = useLocale()
  const navigate = useNavigate()
  const latest = Array.from({ length: offered }, (_, back) => monthAfter(current, -back))
  const before = monthAfter(month, -1)
  const months = latest.includes(month) ? latest : [month, ...latest].toSorted().reverse()
  const name = (one: CalendarMonth) => monthText(one, locale)
  return (
    <div className={styles.picker}>
      <Field label={<Trans context="field of the staff page: of a year">Month</Trans>}>
        {(control) => (
          <Select
            {...control}
            value={month}
            onChange={({ target }) =>
              navigate(localizePath(`/admin/stays?month=${target.value}`, locale))
            }
          >
            {months.map((one) => (
              <option key={one} value={one}>
                {name(one)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      {isCalendarMonth(before) && (
        <StaffLink
          to={`/admin/stays?month=${before}`}
          className={buttonClass({ variant: 'outline' })}
        >
          <Trans context="link of the staff page: the month before">Previous</Trans>
        </StaffLink>
      )}
      {month < current && (
        <StaffLink
          to={`/admin/stays?month=${monthAfter(month, 1)}`}
          className={buttonClass({ variant: 'outline' })}
        >
          <Trans context="link of the staff page: the month after">Next</Trans>
        </StaffLink>
      )}
    </div>
  )
}
