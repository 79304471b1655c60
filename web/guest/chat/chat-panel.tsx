import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Tooltips } from '../../ui/tooltip/tooltip.tsx'
import { track } from '../consent/analytics.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatLog } from './chat-log.tsx'
import styles from './chat-panel.module.css'

interface ChatPanelProps {
  onClose: () => void
}

/** The assistant beside the page, which stays in use (specification, sections 2 and 4). */
export function ChatPanel({ onClose }: ChatPanelProps) {
  const { t } = useLingui()
  const panel = useRef<HTMLElement>(null)
  useRoomForKeyboard(panel)
  useWayToThePage(onClose)

  useEffect(() => {
    track('chatbot_opened')
    goThere()
    addEventListener('open-chat', goThere)
    return () => removeEventListener('open-chat', goThere)

    function goThere(): void {
      // On a phone the field would bring up the keyboard, and hide what can be tapped.
      const types = matchMedia('(pointer: fine)').matches
      const field = types ? panel.current?.querySelector('input') : null
      const target = field ?? panel.current
      target?.focus({ preventScroll: true })
    }
  }, [])

  function closeByKey(event: KeyboardEvent): void {
    // A menu or tooltip that the key has closed already leaves its mark.
    if (event.key === 'Escape' && !event.defaultPrevented) onClose()
  }

  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-label={t({ message: 'Assistant', comment: 'Name of the assistant' })}
      className={styles.panel}
      onKeyDown={closeByKey}
    >
      <Tooltips>
        <ChatHeader onClose={onClose} />
        <ChatLog />
        <ChatForm />
      </Tooltips>
    </section>
  )
}

/** Tells the panel's styles how much of the window a phone's keyboard covers (`--keyboard`). */
function useRoomForKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    function fit(this: VisualViewport): void {
      const covered = innerHeight - this.height - this.offsetTop
      // A page that is zoomed in shows less of itself too, and has no keyboard.
      const height = this.scale > 1.01 ? 0 : Math.max(0, Math.round(covered))
      panel.current?.style.setProperty('--keyboard', `${height}px`)
    }
    view.addEventListener('resize', fit)
    view.addEventListener('scroll', fit)
    return () => {
      view.removeEventListener('resize', fit)
      view.removeEventListener('scroll', fit)
    }
  }, [panel])
}

/** On a phone the panel covers the page that a link in it leads to. */
function useWayToThePage(onClose: () => void): void {
  const { key } = useLocation()
  const opened = useRef(key)
  useEffect(() => {
    if (opened.current === key) return
    opened.current = key
    if (matchMedia('(max-width: 40rem)').matches) onClose()
  }, [key, onClose])
}
