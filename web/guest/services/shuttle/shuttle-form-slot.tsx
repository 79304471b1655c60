import { type ComponentType, useEffect, useState } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'
import styles from './shuttle-form-slot.module.css'

/** Reserves space for the form while it loads. */
export function ShuttleFormSlot() {
  const [Request, setRequest] = useState<ComponentType | null>(null)

  useEffect(() => {
    Promise.all([import('./shuttle-request.tsx'), loadCatalogs(['service-request', 'forms'])])
      .then(([it]) => setRequest(() => it.ShuttleRequest))
      // If loading fails, the link to the shuttle's own booking page remains.
      .catch(() => {})
  }, [])

  return <div className={styles.slot}>{Request && <Request />}</div>
}
