import { useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type RefObject, useEffect, useRef } from 'react'
import { Tooltips } from '../../ui/tooltip/tooltip.tsx'
import { track } from '../consent/analytics.ts'
import { ChatForm } from './chat-form.tsx'
import { ChatHeader } from './chat-header.tsx'
import { ChatLog } from './chat-log.tsx'
import styles from './chat-panel.module.css'

interface ChatPanelProps {
  onClose: () => void
}

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
      // Doesn't focus the field on phones, because the keyboard would hide the suggestions.
      const types = matchMedia('(pointer: fine)').matches
      const field = types ? panel.current?.querySelector('input') : null
      const target = field ?? panel.current
      target?.focus({ preventScroll: true })
    }
  }, [])

  function closeByKey(event: KeyboardEvent): void {
    // Ignores an Escape that already closed a menu or tooltip.
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

/** Sets `--keyboard` to the height that an on-screen keyboard covers. */
function useRoomForKeyboard(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const view = window.visualViewport
    if (!view) return
    function fit(this: VisualViewport): void {
      const covered = innerHeight - this.height - this.offsetTop
      // Zooming in also shrinks the visual viewport.
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

/**
 * In narrow windows, closes the panel when the fragment changes or the visitor leaves the page.
 * An open panel would cover the fragment's target, or this page once the visitor returns with Back.
 */
function useWayToThePage(onClose: () => void): void {
  useEffect(() => {
    const makeWay = () => matchMedia('(max-width: 40rem)').matches && onClose()
    for (const type of ['hashchange', 'pagehide']) addEventListener(type, makeWay)
    return () => {
      for (const type of ['hashchange', 'pagehide']) removeEventListener(type, makeWay)
    }
  }, [onClose])
}
