import { Trans } from '@lingui/react/macro'
import { type CSSProperties, useEffect } from 'react'
import { createPortal } from 'react-dom'
import { bagsInside, type Stay, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import QrCode from '../../../ui/qr-code/qr-code.tsx'
import { labelName, labelPlace } from './label-words.ts'
import styles from './labels.module.css'

type Instant = Date | string

interface LabelsProps {
  record: Pick<StayRecord, 'bags'> & {
    stay: Pick<Stay<Instant>, 'customerName' | 'reference' | 'pickUpAt'>
  }
  tags: readonly number[]
}

/** Hidden on screen. When printed, the labels replace the page. */
export function Labels({ record, tags }: LabelsProps) {
  const locale = useLocale()
  const { customerName, reference, pickUpAt } = record.stay
  const pickUp = instantText(new Date(pickUpAt), locale)
  const inside = bagsInside(record).map(({ tag }) => tag)
  return createPortal(
    <div className={styles.labels}>
      {tags.map((tag) => {
        const { place, count } = labelPlace(tag, tags, inside)
        return (
          <section key={tag} className={styles.label}>
            <p className={styles.tag} style={{ '--digits': `${tag}`.length } as CSSProperties}>
              {tag}
            </p>
            <QrCode text={reference} className={styles.code} />
            <p className={styles.name}>{labelName(customerName)}</p>
            <p className={styles.place}>
              <Trans context="on a bag's label: which of the guest's bags it is">
                {place} of {count}
              </Trans>
            </p>
            <p className={styles.reference}>{reference}</p>
            <p className={styles.pickUp}>
              <Trans context="on a bag's label, before when it is collected">
                Pick-up: {pickUp}
              </Trans>
            </p>
          </section>
        )
      })}
    </div>,
    document.body,
  )
}

export function printLabels(): void {
  print()
}

export function PrintedLabels(props: LabelsProps) {
  useEffect(printLabels, [])
  return <Labels {...props} />
}
