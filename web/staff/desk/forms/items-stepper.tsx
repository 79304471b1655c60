import { Plural, useLingui } from '@lingui/react/macro'
import { limits } from '../../../../domain/business/business.ts'
import { Button } from '../../../ui/button.tsx'
import styles from '../panel/stay-panel.module.css'

interface ItemsStepperProps {
  count: number
  onChange: (count: number) => void
}

export function ItemsStepper({ count, onChange }: ItemsStepperProps) {
  const { t } = useLingui()
  return (
    <div className={styles.stepper}>
      <Button
        variant="outline"
        size="icon"
        aria-label={t({ message: 'One item fewer', context: 'desk' })}
        disabled={count <= limits.minItems}
        onClick={() => onChange(count - 1)}
      >
        −
      </Button>
      <span className={styles.count} aria-live="polite">
        <Plural context="desk" value={count} one="# item" other="# items" />
      </span>
      <Button
        variant="outline"
        size="icon"
        aria-label={t({ message: 'One item more', context: 'desk' })}
        disabled={count >= limits.maxItems}
        onClick={() => onChange(count + 1)}
      >
        +
      </Button>
    </div>
  )
}
