import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import styles from './luggage-tag.module.css'

/** Loaded later, because the tag works without a QR code. Shows nothing if loading fails. */
const QrCode = lazy<ComponentType<{ text: string }>>(() =>
  import('../qr-code/qr-code.tsx').catch(() => ({ default: () => null })),
)

interface LuggageTagProps {
  strip: ReactNode
  label: ReactNode
  code: string
  large?: boolean
  torn?: boolean | undefined
  children: ReactNode
}

export function LuggageTag({ strip, label, code, large, torn, children }: LuggageTagProps) {
  return (
    <div className={styles.tag} data-large={large || undefined} data-torn={torn || undefined}>
      <p className={styles.strip}>{strip}</p>
      <div className={styles.part}>
        <p className={styles.label}>{label}</p>
        <p className={styles.code}>{code}</p>
        <div className={styles.beside}>
          <div className={styles.square}>
            <Suspense>
              <QrCode text={code} />
            </Suspense>
          </div>
          {children}
        </div>
      </div>
    </div>
  )
}
