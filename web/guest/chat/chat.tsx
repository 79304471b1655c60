import { type ReactNode, useCallback, useEffect, useRef, useState } from 'react'
import { Cross } from '../../ui/cross.tsx'
import { ChatPanel } from './chat-panel.tsx'

export interface LauncherLook {
  id: string
  'aria-label': string
  className: string | undefined
  children: ReactNode
}

/** Loaded when a visitor opens the chat, so it starts open. */
export function Chat({ children, ...look }: LauncherLook) {
  const [open, setOpen] = useState(true)
  const launcher = useRef<HTMLButtonElement>(null)
  const opener = useRef(document.activeElement)

  const show = useCallback(() => {
    opener.current = document.activeElement
    setOpen(true)
  }, [])

  useEffect(() => {
    if (open) return
    addEventListener('open-chat', show)
    return () => removeEventListener('open-chat', show)
  }, [open, show])

  function close(): void {
    setOpen(false)
    const from = opener.current
    if (from instanceof HTMLElement && from.isConnected && from !== document.body) from.focus()
    else launcher.current?.focus()
  }

  return (
    <>
      {open && <ChatPanel onClose={close} />}
      <button
        {...look}
        ref={launcher}
        type="button"
        aria-expanded={open}
        onClick={open ? close : show}
      >
        {open ? <Cross size={24} /> : children}
      </button>
    </>
  )
}
