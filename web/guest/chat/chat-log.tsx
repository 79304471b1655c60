import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef, useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { Answer } from './answer.tsx'
import { AnswerComing, AnswerLost } from './answer-to-come.tsx'
import { Asked } from './answers/asked.ts'
import styles from './chat-log.module.css'
import { type ChatMessage, restoreConversation, useConversation } from './conversation.ts'
import { isUrgent, replyOf } from './language/chat-topics.ts'
import { Suggestions } from './suggestions.tsx'

/** Milliseconds before scrolling to a reply. */
const scrollMilliseconds = 100
/** CSS pixels left above a reply after scrolling to it. */
const above = 12

export function ChatLog() {
  const { t } = useLingui()
  const locale = useLocale()
  const messages = useConversation()
  const view = useRef<HTMLDivElement>(null)
  const log = useRef<HTMLDivElement>(null)
  const [restored, setRestored] = useState(false)
  const latest = messages.findLast((message) => message.type === 'bot')

  useEffect(() => {
    void restoreConversation(locale).then(() => setRestored(true))
  }, [locale])

  useEffect(() => {
    if (messages.length === 1) return
    const timer = setTimeout(toTheReply, scrollMilliseconds)
    return () => clearTimeout(timer)

    /** Scrolls to the first line of the last reply. */
    function toTheReply(): void {
      const reply = log.current?.lastElementChild?.getBoundingClientRect().top ?? 0
      const start = view.current?.getBoundingClientRect().top ?? 0
      view.current?.scrollBy({ top: reply - start - above })
    }
  }, [messages])

  return (
    <div ref={view} className={styles.view}>
      <div
        ref={log}
        role="log"
        // Messages restored from an earlier page aren't read out again.
        aria-live={restored ? 'polite' : 'off'}
        aria-label={t({ message: 'Questions and answers', comment: 'Name of the conversation' })}
        className={styles.log}
      >
        {messages.map((message, at) => (
          <Asked key={message.id} value={textOf(messages[at - 1])}>
            <Message message={message} />
          </Asked>
        ))}
      </div>
      {latest && !isUrgent(latest.answer) && (
        <Suggestions after={replyOf(latest.answer)} fold={messages.length > 1} />
      )}
    </div>
  )
}

function textOf(message: ChatMessage | undefined): string {
  return message?.type === 'user' ? message.text : ''
}

function Message({ message }: { message: ChatMessage }) {
  if (message.type === 'user') {
    return (
      <p className={styles.user}>
        <span className="visually-hidden">
          <Trans comment="Before the visitor's own message, for screen readers">
            You asked:
          </Trans>{' '}
        </span>
        {message.text}
      </p>
    )
  }
  return (
    <div className={styles.bot}>
      {message.type === 'bot' && <Answer {...message} />}
      {message.type === 'coming' && <AnswerComing />}
      {message.type === 'lost' && <AnswerLost id={message.id} question={message.question} />}
    </div>
  )
}
