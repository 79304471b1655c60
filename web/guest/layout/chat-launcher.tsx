import { useLingui } from '@lingui/react/macro'
import { type ComponentType, useEffect, useState } from 'react'
import { hrefOf, paths } from '../../routing/paths.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { useHydrated } from '../../ui/use-hydrated.ts'
import { loadCatalogs } from '../../words/i18n.ts'
import type { LauncherLook } from '../chat/chat.tsx'
import { openChat } from '../chat/open-chat.ts'
import styles from './chat-launcher.module.css'

/**
 * Opens the chat. Without scripts, links to the contact page.
 * Has an id, so that a tap before hydration can be repeated.
 */
export function ChatLauncher() {
  const { t } = useLingui()
  const contact = hrefOf(paths.contact, useLocale())
  const works = useHydrated()
  const [Chat, setChat] = useState<ComponentType<LauncherLook>>()
  const look: LauncherLook = {
    id: 'ask',
    'aria-label': t({ message: 'Ask a question', comment: 'Button that opens the assistant' }),
    className: styles.launcher,
    children: (
      <svg viewBox="0 0 28 28" width="28" aria-hidden>
        <path d="M4 5h20v14H12l-5 5v-5H4zM9 12h0M14 12h0M19 12h0" />
      </svg>
    ),
  }

  useEffect(() => {
    const load = () =>
      Promise.all([import('../chat/chat.tsx'), loadCatalogs(['chat'])]).then(
        ([module]) => setChat(() => module.Chat),
        () => location.assign(contact),
      )
    addEventListener('open-chat', load, { once: true })
    return () => removeEventListener('open-chat', load)
  }, [contact])

  return (
    <aside className={styles.room}>
      {Chat ? (
        <Chat {...look} />
      ) : works ? (
        <button {...look} type="button" aria-expanded="false" onClick={openChat} />
      ) : (
        <a {...look} href={contact} data-early />
      )}
    </aside>
  )
}
