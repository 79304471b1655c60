import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { classNames } from '../class-names.ts'
import styles from './external-frame.module.css'

interface ExternalFrameProps {
  /** URL on another site. Our pages' CSP must allow its origin (`web/prerender/csp.ts`). */
  src: string
  title: string
  label: ReactNode
  /** URL of a picture on our own site, shown until the tap. */
  picture: string
  alt?: string
  href?: string
  allow?: string
  /** If true, the picture loads immediately, with high priority. */
  eager?: boolean
  className?: string | undefined
}

/**
 * Shows a picture until it is tapped, then another site's page.
 * Loads nothing from that site before the tap.
 */
export function ExternalFrame(props: ExternalFrameProps) {
  const { src, title, label, picture, alt = '', href = src, allow, eager, className } = props
  const [open, setOpen] = useState(false)

  function show(event: MouseEvent): void {
    if (!isPlainClick(event)) return
    event.preventDefault()
    setOpen(true)
  }

  return (
    <div className={classNames(styles.place, className)}>
      {open ? (
        <iframe
          ref={focus}
          src={src}
          title={title}
          allow={allow}
          loading="lazy"
          referrerPolicy="strict-origin-when-cross-origin"
          className={styles.frame}
        />
      ) : (
        <>
          <img
            src={picture}
            alt={alt}
            width="1200"
            height="675"
            loading={eager ? 'eager' : 'lazy'}
            fetchPriority={eager ? 'high' : undefined}
            decoding="async"
            className={styles.picture}
          />
          <a href={href} target="_blank" rel="noopener" onClick={show} className={styles.tap}>
            <span className={styles.label}>{label}</span>
          </a>
        </>
      )}
    </div>
  )
}

/** Moves focus to the frame, because the frame replaces the focused link. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true })
}
