import { type ComponentType, useEffect, useState } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'
import styles from '../departure/departure.module.css'
import type { StayForm } from './use-stay-form.ts'

type Closures = ComponentType<{ stay: StayForm }>

/** What is closed of the days that were chosen; fetched once there are closures at all. */
export function ClosureNotice({ stay }: { stay: StayForm }) {
  const [Closures, setClosures] = useState<Closures | null>(null)
  const needed = stay.openingTimes.closures.length > 0
  useEffect(() => {
    if (needed) {
      Promise.all([import('../closures/chosen-closures.tsx'), loadCatalogs(['stay-later'])]).then(
        ([it]) => setClosures(() => it.ChosenClosures),
        () => {},
      )
    }
  }, [needed])
  return (
    <div className={styles.advice} aria-live="polite">
      {Closures && <Closures stay={stay} />}
    </div>
  )
}
