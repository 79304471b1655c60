import { Trans } from '@lingui/react/macro'
import type { OpenDay } from '../../../domain/desk/till.ts'
import { dateText } from '../../../domain/time/date-text.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import styles from './till.module.css'

interface OpenDaysProps {
  openDays: readonly OpenDay[]
  /** `undefined` while no drawer can be counted. `holder` is `null` for the shared drawer. */
  onCount: ((holder: OpenDay['holder']) => void) | undefined
}

export function OpenDays({ openDays, onCount }: OpenDaysProps) {
  const locale = useLocale()
  return openDays.map(({ day, holder }) => {
    const date = dateText(day, locale)
    const name = holder?.username
    return (
      <Notice key={holder?.id ?? ''} className={styles.open}>
        <p>
          {name ? (
            <Trans context="till: a day whose drawer nobody counted, and whose drawer it is">
              {date} is not closed yet: drawer of {name}.
            </Trans>
          ) : (
            <Trans context="till: a day whose drawer nobody counted">
              {date} is not closed yet.
            </Trans>
          )}{' '}
          <Trans context="till: how a day that was left open is closed">
            Count the drawer before the first guest, then close the day.
          </Trans>
        </p>
        {onCount && (
          <Button variant="secondary" onClick={() => onCount(holder)}>
            <Trans context="button: till">Count now</Trans>
          </Button>
        )}
      </Notice>
    )
  })
}
