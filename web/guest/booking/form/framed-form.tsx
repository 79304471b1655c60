import { Trans } from '@lingui/react/macro'
import { type MouseEvent, type ReactNode, useEffect, useId } from 'react'
import { isPlainClick } from '../../../browser/is-plain-click.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import styles from './framed-form.module.css'
import { askForHome, isFramed } from './navigate-home.ts'

interface FramedFormProps {
  title: ReactNode
  children: ReactNode
}

export function FramedForm({ title, children }: FramedFormProps) {
  const heading = useId()

  // The page that contains the frame doesn't receive key presses made inside it.
  useEffect(() => {
    if (!isFramed()) return
    const press = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) askForHome()
    }
    addEventListener('keydown', press)
    return () => removeEventListener('keydown', press)
  }, [])

  function leave(event: MouseEvent): void {
    if (!isFramed() || !isPlainClick(event)) return
    event.preventDefault()
    askForHome()
  }

  return (
    // Has a label, because the page around the frame also has a `main` element.
    <main id="main" tabIndex={-1} aria-labelledby={heading} className={styles.page}>
      <div className={styles.bar}>
        {/* Until scripts run, the link opens the home page in the whole window. */}
        <PageLink to={paths.home} target="_top" className={styles.home} onClick={leave}>
          <svg viewBox="0 0 16 16" width="16" height="16" aria-hidden="true">
            <path d="M10 3L5 8l5 5" stroke="currentColor" strokeWidth="2" fill="none" />
          </svg>
          <Trans context="leaves the form, for the home page">Back to home</Trans>
        </PageLink>
      </div>
      <div className={styles.content}>
        <h1 id={heading} className={styles.title}>
          {title}
        </h1>
        {children}
      </div>
    </main>
  )
}
