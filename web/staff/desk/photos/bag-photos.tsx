import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { StayRecord } from '../../../../domain/stay/stay-record.ts'
import { NeedsConnection } from '../../offline/needs-connection.tsx'
import { configQuery } from '../../session/config-query.ts'
import { DeskBagPhoto } from './bag-photo.tsx'
import styles from './photos.module.css'
import { useUnsaved } from './use-photo.ts'

interface BagPhotosProps {
  record: StayRecord
  /** True if photos can't be changed now. They are then hidden, unless a change isn't saved yet. */
  needsConnection: boolean
}

export function BagPhotos({ record, needsConnection }: BagPhotosProps) {
  const isOn = usePhotosOn()
  const isUnsaved = useUnsaved(record.bags.map(({ id }) => id))
  const bags = record.bags
    .filter(({ status, photo }) => status === 'inside' || (status === 'collected' && photo))
    .toSorted((a, b) => a.tag - b.tag)
  if (!isOn || bags.length === 0) return null
  return (
    <section className={styles.section}>
      <h3>
        <Trans context="desk, heading: pictures of bags">Photos</Trans>
      </h3>
      <NeedsConnection missing={needsConnection && !isUnsaved}>
        <ul className={styles.photos}>
          {bags.map((bag) => (
            <DeskBagPhoto key={bag.id} bag={bag} />
          ))}
        </ul>
      </NeedsConnection>
    </section>
  )
}

/** Returns `false` until the config is loaded. */
function usePhotosOn(): boolean {
  const { data } = useQuery(configQuery)
  return data?.photos === true
}
