import { type MouseEvent, type ReactNode, useState } from 'react'
import { isPlainClick } from '../../browser/is-plain-click.ts'
import { classNames } from '../class-names.ts'
import styles from './external-frame.module.css'

interface ExternalFrameProps {
  /** The address of the frame; its origin has to stand in the page's policy (`prerender/csp.ts`). */
  src: string
  /** What the frame shows, for those who hear the page. */
  title: string
  /** What a tap does. */
  label: ReactNode
  /** The address of a light picture of our own, which stands there until the tap. */
  picture: string
  /** What the picture tells; without it, it is decoration. */
  alt?: string
  /** Where the tap leads without scripts; the frame's own address where that may stand alone. */
  href?: string
  /** What the frame may use, such as `geolocation`. */
  allow?: string
  /** Whether the picture is on the first screen, and so is fetched before the page's scripts. */
  eager?: boolean
  /** Its size, where 16 to 9 does not fit. */
  className?: string | undefined
}

/** Another site's map or shop inside the page: nothing of it is asked for before the visitor taps. */
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

/** The tapped link is gone: whoever came by keyboard goes on in the frame. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus({ preventScroll: true })
}
