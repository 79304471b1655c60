import { i18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { useLingui } from '@lingui/react/macro'
import { Toast } from 'radix-ui'
import { useEffect, useRef, useSyncExternalStore } from 'react'
import { createRoot } from 'react-dom/client'
import { makeRoomAtTop } from './room-at-top.ts'
import styles from './toast.module.css'
import { ToastCard } from './toast-card.tsx'
import { currentToasts, onToastsChange, toastMilliseconds } from './toast-store.ts'

const swipePixels = 50
const hotkey = ['F8']

export function mountToaster(): void {
  const root = document.body.appendChild(document.createElement('div'))
  createRoot(root).render(
    <I18nProvider i18n={i18n}>
      <Toaster />
    </I18nProvider>,
  )
}

function Toaster() {
  const { t } = useLingui()
  const area = useRef<HTMLOListElement>(null)
  const toasts = useSyncExternalStore(onToastsChange, currentToasts)
  useEffect(() => (area.current ? makeRoomAtTop(area.current) : undefined), [])
  return (
    <Toast.Provider
      label={t({ message: 'Notification', context: 'announced before a toast is read out' })}
      duration={toastMilliseconds}
      swipeDirection="right"
      swipeThreshold={swipePixels}
    >
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
      <Toast.Viewport
        ref={area}
        className={styles.viewport}
        hotkey={hotkey}
        label={t({ message: 'Notifications (F8)', context: 'name of the notification area' })}
      />
    </Toast.Provider>
  )
}
