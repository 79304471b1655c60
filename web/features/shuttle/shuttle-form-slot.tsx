import { type ComponentType, useEffect, useState } from 'react'
import { WithoutScripts } from '../office/without-scripts.tsx'
import styles from './shuttle-form-slot.module.css'

/** Keeps the form's place; its code is fetched only where the operator has switched it on. */
export function ShuttleFormSlot() {
  const [Request, setRequest] = useState<ComponentType | null>(null)

  useEffect(() => {
    // Where it can't be fetched, the link to the shuttle's own booking page has to do.
    import('./shuttle-request.tsx')
      .then((it) => setRequest(() => it.ShuttleRequest))
      .catch(() => {})
  }, [])

  return <div className={styles.slot}>{Request ? <Request /> : <WithoutScripts />}</div>
}
