import { Trans } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { instantText } from '../../../../domain/time/date-text.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import styles from '../pass-around.module.css'
import { savedPasses } from './saved-passes.ts'

export function SavedList({ onFewer }: { onFewer: () => void }) {
  const locale = useLocale()
  const [passes] = useState(() => savedPasses())
  const isChoice = passes.length > 1
  useEffect(() => {
    if (!isChoice) onFewer()
  }, [isChoice, onFewer])
  if (!isChoice) return null
  return (
    <section>
      <h2 className={styles.heading}>
        <Trans context="heading: the passes that a guest's phone keeps">Your passes</Trans>
      </h2>
      <ul className={styles.list}>
        {passes.map(({ token, pass }) => (
          <li key={token} className={styles.kept}>
            <a href={`#${token}`}>{pass.reference}</a>
            <p>{instantText(new Date(pass.startDate), locale)}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}
