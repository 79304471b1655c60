import { useLingui } from '@lingui/react/macro'
import { type FormEvent, useEffect, useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { Tooltip } from '../../ui/tooltip/tooltip.tsx'
import { track } from '../consent/analytics.ts'
import styles from './chat-form.module.css'
import { prepareLanguage } from './chat-language.ts'
import { say } from './conversation.ts'
import { maxCharacters } from './saved-conversation.ts'

export function ChatForm() {
  const { t } = useLingui()
  const locale = useLocale()
  const [text, setText] = useState('')
  const send = t({ message: 'Send', context: 'button: send the question' })

  useEffect(() => prepareLanguage(locale), [locale])

  function submit(event: FormEvent): void {
    event.preventDefault()
    if (!say(text, locale)) return
    track('chatbot_message_sent')
    setText('')
  }

  return (
    <form className={styles.form} onSubmit={submit}>
      <TextInput
        value={text}
        onChange={(event) => setText(event.target.value)}
        maxLength={maxCharacters}
        autoComplete="off"
        enterKeyHint="send"
        aria-label={t({ message: 'Your question', comment: 'Field of the assistant' })}
        placeholder={t({ message: 'Type a question', comment: 'In the empty field' })}
      />
      <Tooltip words={send}>
        <Button type="submit" size="icon" aria-label={send}>
          <svg viewBox="0 0 20 20" width="20" height="20" fill="currentColor" aria-hidden="true">
            <path d="M2 2l17 8-17 8 3-8zM5 10h6" stroke="currentColor" strokeLinejoin="round" />
          </svg>
        </Button>
      </Tooltip>
    </form>
  )
}
