import { Trans } from '@lingui/react/macro'
import type { Pass, PassBag } from '../../../../domain/pass/pass.ts'
import styles from '../pass.module.css'
import { BagPhotoToggle } from './bag-photo-toggle.tsx'
import { BagTimes } from './bag-times.tsx'

interface PassBagsProps {
  pass: Pick<Pass, 'bags' | 'collectors'>
  token: string
  isCutOff: boolean
}

export function PassBags({ pass: { bags, collectors }, token, isCutOff }: PassBagsProps) {
  if (bags.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans context="heading on the guest's pass: the tags on their bags">Your tags</Trans>
      </h2>
      <ul className={styles.bags}>
        {bags.map((bag) => (
          <li key={`${bag.id} ${bag.tag}`} data-out={bag.outTo !== null}>
            <WhereItIs bag={bag} />
            <BagTimes bag={bag} collectors={collectors} />
            {bag.photo && <BagPhotoToggle bag={bag} token={token} isCutOff={isCutOff} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function WhereItIs({ bag: { tag, outTo } }: { bag: PassBag }) {
  if (outTo === null) {
    return (
      <Trans context="one bag on the guest's pass">
        <strong>{tag}</strong> is with us
      </Trans>
    )
  }
  if (outTo === 'disposed') {
    return (
      <Trans context="one bag on the guest's pass">
        <strong>{tag}</strong> is no longer with us
      </Trans>
    )
  }
  return (
    <Trans context="one bag on the guest's pass">
      <strong>{tag}</strong> was collected
    </Trans>
  )
}
