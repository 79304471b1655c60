import { type ComponentType, lazy, type ReactNode, Suspense } from 'react'
import styles from './luggage-tag.module.css'

/** Comes after the rest of the tag, which says all that it needs to without it. */
const QrCode = lazy<ComponentType<{ text: string }>>(() =>
  import('../qr-code/qr-code.tsx').catch(() => ({ default: () => null })),
)

interface LuggageTagProps {
  /** On the part with the hole, which hangs on the bag. */
  strip: ReactNode
  /** What `code` is. */
  label: ReactNode
  /** To read out at the desk, and to scan. */
  code: string
  /** The code is scanned from here: as large as a phone has room for. */
  large?: boolean
  /** The guest's part is torn off, as at the desk. */
  torn?: boolean | undefined
  /** Beside the code to scan. */
  children: ReactNode
}

/** The tag that a guest shows at the desk. */
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
