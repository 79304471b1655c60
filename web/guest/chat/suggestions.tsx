import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { useLocale } from '../../routing/use-locale.ts'
import { classNames } from '../../ui/class-names.ts'
import { track } from '../consent/analytics.ts'
import { askAbout } from './conversation.ts'
import { type ChatReply, type ChatTopic, followUps } from './language/chat-topics.ts'
import { quickQuestions } from './quick-questions.ts'
import styles from './suggestions.module.css'

/** Number of questions that stay visible when the styles hide the others. */
const shown = 2

interface SuggestionsProps {
  after: ChatReply
  /** True once the visitor has asked something. The styles may then hide some suggestions. */
  fold: boolean
}

export function Suggestions({ after, fold }: SuggestionsProps) {
  const { t, i18n } = useLingui()
  const locale = useLocale()
  const [unfolded, setUnfolded] = useState(false)

  function ask(topic: ChatTopic, place: number): void {
    // Otherwise, the pressed button could be hidden and lose the focus.
    if (place >= shown) setUnfolded(true)
    track('chatbot_suggestion_clicked')
    askAbout(topic, i18n._(quickQuestions[topic]), locale)
  }

  return (
    <ul
      className={classNames(styles.suggestions, fold && !unfolded && styles.folded)}
      aria-label={t({ message: 'You could ask', comment: 'Name of a list of questions' })}
    >
      {followUps[after].map((topic, place) => (
        // Keyed by position, so the pressed button keeps the focus.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <li key={place}>
          <button type="button" onClick={() => ask(topic, place)}>
            {i18n._(quickQuestions[topic])}
          </button>
        </li>
      ))}
      {fold && (
        <li className={styles.more}>
          <button type="button" aria-expanded={unfolded} onClick={() => setUnfolded(!unfolded)}>
            <Trans context="assistant, button: shows the other suggested questions">
              More questions
            </Trans>
          </button>
        </li>
      )}
    </ul>
  )
}
