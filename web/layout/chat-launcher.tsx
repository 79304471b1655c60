import { useLingui } from '@lingui/react/macro'
import { type ComponentType, lazy, Suspense, useEffect, useRef, useState } from 'react'
import type { Locale } from '../../domain/locales.ts'
import type { ChatPanelProps } from '../features/chat/chat-panel.tsx'
import { loadCatalogs } from '../i18n.ts'
import { hrefOf, paths } from '../paths.ts'
import { useHydrated } from '../ui/use-hydrated.ts'
import { useLocale } from '../use-locale.ts'
import styles from './chat-launcher.module.css'

const ChatPanel = lazy<ComponentType<ChatPanelProps>>(() =>
  Promise.all([import('../features/chat/chat-panel.tsx'), loadCatalogs(['chat'])]).then(
    ([panel]) => panel,
    askOnThePage,
  ),
)

/** Where the assistant can't come, people are asked instead. */
function askOnThePage(): { default: () => null } {
  location.assign(hrefOf(paths.contact, document.documentElement.lang as Locale))
  return { default: () => null }
}

/** Opens and closes the assistant (specification, section 4); without its script, a way to ask people. */
export function ChatLauncher() {
  const { t } = useLingui()
  const contact = hrefOf(paths.contact, useLocale())
  const works = useHydrated()
  const [open, setOpen] = useState(false)
  const opener = useRef<Element | null>(null)
  const looks = {
    'aria-label': t({ message: 'Ask a question', comment: 'Button that opens the assistant' }),
    className: styles.launcher,
    children: <Bubble />,
  }

  useEffect(() => {
    addEventListener('open-chat', show)
    return () => removeEventListener('open-chat', show)
  })

  function show(): void {
    opener.current = document.activeElement
    setOpen(true)
  }

  function close(): void {
    setOpen(false)
    if (opener.current instanceof HTMLElement) opener.current.focus()
  }

  return (
    <aside className={styles.room}>
      <Suspense>{open && <ChatPanel onClose={close} />}</Suspense>
      {works ? (
        <button {...looks} type="button" aria-expanded={open} onClick={open ? close : show} />
      ) : (
        <a {...looks} href={contact} />
      )}
    </aside>
  )
}

function Bubble() {
  return (
    <svg viewBox="0 0 28 28" width="28" height="28" fill="none" stroke="currentColor" aria-hidden>
      <path d="M4 5h20v14H12l-5 5v-5H4zM9 12h0M14 12h0M19 12h0" />
      <path d="M7 7l14 14M21 7L7 21" />
    </svg>
  )
}
