import { Trans } from '@lingui/react/macro'
import type { PassBag } from '../../../domain/pass.ts'
import styles from './pass.module.css'

/** Which tags hang on the guest's bags, and which of them have left. */
export function PassBags({ bags }: { bags: readonly PassBag[] }) {
  if (bags.length === 0) return null
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans context="heading on the guest's pass: the tags on their bags">Your tags</Trans>
      </h2>
      <ul className={styles.bags}>
        {bags.map(({ tag, outTo }) => (
          <li key={tag} data-out={outTo !== null}>
            {outTo === null ? (
              <Trans context="one bag on the guest's pass">
                <strong>{tag}</strong> is with us
              </Trans>
            ) : outTo === 'disposed' ? (
              <Trans context="one bag on the guest's pass">
                <strong>{tag}</strong> is no longer with us
              </Trans>
            ) : (
              <Trans context="one bag on the guest's pass">
                <strong>{tag}</strong> was collected
              </Trans>
            )}
          </li>
        ))}
      </ul>
    </section>
  )
}
