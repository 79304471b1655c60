import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { classNames } from '../../ui/class-names.ts'
import { track } from '../consent/analytics.ts'
import { askAbout } from './conversation.ts'
import { type ChatReply, type ChatTopic, followUps } from './language/chat-topics.ts'
import { quickQuestions } from './quick-questions.ts'
import styles from './suggestions.module.css'

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
