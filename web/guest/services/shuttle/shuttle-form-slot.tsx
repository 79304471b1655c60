import { type ComponentType, useEffect, useState } from 'react'
import { loadCatalogs } from '../../../words/i18n.ts'
import styles from './shuttle-form-slot.module.css'

/** Keeps the form's place; code and words come only where the operator has switched it on. */
export function ShuttleFormSlot() {
  const [Request, setRequest] = useState<ComponentType | null>(null)

  useEffect(() => {
    Promise.all([import('./shuttle-request.tsx'), loadCatalogs(['service-request', 'forms'])])
      .then(([it]) => setRequest(() => it.ShuttleRequest))
      // Where they can't be fetched, the link to the shuttle's own booking page has to do.
      .catch(() => {})
  }, [])

  return <div className={styles.slot}>{Request && <Request />}</div>
}
