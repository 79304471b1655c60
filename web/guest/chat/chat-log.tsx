import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { Answer } from './answer.tsx'
import { AnswerComing, AnswerLost } from './answer-to-come.tsx'
import styles from './chat-log.module.css'
import { type ChatMessage, useConversation } from './conversation.ts'
import { isUrgent, replyOf } from './language/chat-topics.ts'
import { Suggestions } from './suggestions.tsx'

/** Delay before scrolling to a reply. */
const scrollMilliseconds = 100

export function ChatLog() {
  const { t } = useLingui()
  const messages = useConversation()
  const view = useRef<HTMLDivElement>(null)
  const latest = messages.findLast((message) => message.type === 'bot')

  useEffect(() => {
    if (messages.length === 1) return
    const toTheEnd = () => view.current?.scrollTo({ top: view.current.scrollHeight })
    const timer = setTimeout(toTheEnd, scrollMilliseconds)
    return () => clearTimeout(timer)
  }, [messages])

  return (
    <div ref={view} className={styles.view}>
      <div
        role="log"
        aria-live="polite"
        aria-label={t({ message: 'Questions and answers', comment: 'Name of the conversation' })}
        className={styles.log}
      >
        {messages.map((message) => (
          <Message key={message.id} message={message} />
        ))}
      </div>
      {latest && !isUrgent(latest.answer) && <Suggestions after={replyOf(latest.answer)} />}
    </div>
  )
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
