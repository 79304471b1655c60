import { Trans } from '@lingui/react/macro'
import type { Pass, PassBag } from '../../../../domain/pass/pass.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from '../pass.module.css'

interface BagTimesProps {
  bag: PassBag
  collectors: Pass['collectors']
}

export function BagTimes({ bag, collectors }: BagTimesProps) {
  const locale = useLocale()
  const textOf = (instant: string) => instantText(new Date(instant), locale)
  const { inAt, outAt } = bag
  if (inAt === null) return null
  const time = textOf(inAt)
  return (
    <div className={styles.times}>
      <div>
        <Trans context="one bag on the guest's pass, and a time">Handed in: {time}</Trans>
      </div>
      {outAt !== null && (
        <div>
          <Left bag={bag} time={textOf(outAt)} collectors={collectors} />
        </div>
      )}
    </div>
  )
}

function Left({ bag, time, collectors }: BagTimesProps & { time: string }) {
  const { outTo, collectorId } = bag
  const name = collectors.find(({ id }) => id === collectorId)?.name
  if (outTo === 'disposed') {
    return (
      <Trans context="one bag on the guest's pass that nobody collected, and a time">
        Left our desk: {time}
      </Trans>
    )
  }
  if (outTo === 'guest') {
    return <Trans context="one bag on the guest's pass, and a time">Handed back: {time}</Trans>
  }
  return name ? (
    <Trans context="one bag on the guest's pass, the name of whoever collected it, and a time">
      Handed to {name}: {time}
    </Trans>
  ) : (
    <Trans context="one bag on the guest's pass, and a time">
      Handed to the person you sent: {time}
    </Trans>
  )
}
