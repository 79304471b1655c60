import { useLingui } from '@lingui/react/macro'
import { Toast } from 'radix-ui'
import { buttonClass } from '../button.tsx'
import { classNames } from '../class-names.ts'
import { Cross } from '../cross.tsx'
import styles from './toast.module.css'
import { dismissToast, type Toast as ToastState } from './toast-store.ts'

export function ToastCard({ toast }: { toast: ToastState }) {
  const { t } = useLingui()
  const { id, open, title, description, variant = 'default', action } = toast
  return (
    <Toast.Root
      open={open}
      onOpenChange={(nowOpen) => {
        if (!nowOpen) dismissToast(id)
      }}
      className={classNames(styles.toast, styles[variant])}
    >
      <div className={styles.words}>
        <Toast.Title className={styles.title}>{title}</Toast.Title>
        {description && <Toast.Description>{description}</Toast.Description>}
        {action && (
          <Toast.Action
            altText={action.label}
            onClick={action.onPress}
            className={classNames(buttonClass({ variant: 'outline', size: 'sm' }), styles.action)}
          >
            {action.label}
          </Toast.Action>
        )}
      </div>
      <Toast.Close
        className={styles.close}
        aria-label={t({ message: 'Close', context: 'button that closes a toast' })}
      >
        <Cross />
      </Toast.Close>
    </Toast.Root>
  )
}
