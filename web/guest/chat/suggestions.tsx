import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { classNames } from '../../ui/class-names.ts'
import { track } from '../consent/analytics.ts'
import { askAbout } from './conversation.ts'
import { type ChatReply, type ChatTopic, followUps } from './language/chat-topics.ts'
import styles from './suggestions.module.css'

/**
 * Suggested questions.
 * In every language, each must match its own topic's keywords (`web/guest/chat/language/`) and nothing before that
 * topic in `readingOrder`. Tests ask all of them.
 */
const quickQuestions: Record<ChatTopic, MessageDescriptor> = {
  price: msg({ message: 'How much does it cost?', context: 'quick question: price' }),
  hours: msg({ message: 'When are you open?', context: 'quick question: hours' }),
  booking: msg({ message: 'How do I book?', context: 'quick question: booking' }),
  safety: msg({ message: 'Is my luggage safe?', context: 'quick question: safety' }),
  location: msg({ message: 'Where are you?', context: 'quick question: location' }),
  contact: msg({ message: 'How can I contact you?', context: 'quick question: contact' }),
  items: msg({ message: 'What can I store?', context: 'quick question: items' }),
  payment: msg({ message: 'How can I pay?', context: 'quick question: payment' }),
  nearby: msg({ message: 'What is there to see nearby?', context: 'quick question: nearby' }),
  special: msg({ message: 'Do you take special requests?', context: 'quick question: special' }),
}

/** Follow-up questions. Where all don't fit beside the answer, the styles fold all but the first two. */
export function Suggestions({ after }: { after: ChatReply }) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [unfolded, setUnfolded] = useState(false)

  function ask(topic: ChatTopic): void {
    track('chatbot_suggestion_clicked')
    askAbout(topic, i18n._(quickQuestions[topic]), locale)
  }

  return (
    <ul
      className={classNames(styles.suggestions, unfolded && styles.unfolded)}
      aria-label={t({ message: 'You could ask', comment: 'Name of a list of questions' })}
    >
      {followUps[after].map((topic, place) => (
        // Keyed by position, so that the pressed button keeps the focus.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <button type="button" onClick={() => ask(topic)}>
            {i18n._(quickQuestions[topic])}
          </button>
        </li>
      ))}
      <li className={styles.more}>
        <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
          <Trans context="assistant, button: shows the other suggested questions">
            More questions
          </Trans>
        </button>
      </li>
    </ul>
  )
}
