import { Trans, useLingui } from '@lingui/react/macro'
import { type FocusEvent, type KeyboardEvent, type PointerEvent, useRef } from 'react'
import { PageLink } from '../../routing/page-link.tsx'
import { type Path, paths } from '../../routing/paths.ts'
import styles from './services-menu.module.css'
import { SideServiceLinks } from './side-service-links.tsx'

/** Milliseconds before the submenu opens under the mouse (specification, section 9). */
const opensAfter = 100
/** Milliseconds before the submenu closes after the mouse has left (specification, section 9). */
const grace = 300

interface ServicesMenuProps {
  current: (path: Path) => 'page' | undefined
  onFollow: () => void
}

export function ServicesMenu({ current, onFollow }: ServicesMenuProps) {
  const { t } = useLingui()
  const more = useRef<HTMLDetailsElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)

  function show(open: boolean, after = 0): void {
    clearTimeout(timer.current)
    timer.current = setTimeout(() => {
      if (more.current) more.current.open = open
    }, after)
  }

  /** Opens or closes the submenu as the mouse enters or leaves. `details` itself handles taps. */
  function hover({ pointerType }: PointerEvent, open: boolean): void {
    if (pointerType === 'mouse') show(open, open ? opensAfter : grace)
  }

  function leave({ currentTarget, relatedTarget }: FocusEvent): void {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) show(false)
  }

  function closeByKey({ key }: KeyboardEvent): void {
    if (key !== 'Escape' || !more.current?.open) return
    more.current.querySelector('summary')?.focus()
    show(false)
  }

  function follow(): void {
    show(false)
    onFollow()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the summary also opens the submenu
    <div
      className={styles.services}
      onPointerEnter={(event) => hover(event, true)}
      onPointerLeave={(event) => hover(event, false)}
      onBlur={leave}
      onKeyDown={closeByKey}
    >
      <PageLink to={paths.services} onClick={follow} aria-current={current(paths.services)}>
        <Trans>Services</Trans>
      </PageLink>
      <details ref={more} className={styles.more}>
        <summary aria-label={t`More services`} />
        <SideServiceLinks className={styles.list} onFollow={follow} />
      </details>
    </div>
  )
}
