import { Trans, useLingui } from '@lingui/react/macro'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { askAbout } from '../conversation.ts'
import type { ChatTopic } from '../language/chat-topics.ts'
import { quickQuestions } from '../quick-questions.ts'
import styles from './answers.module.css'

export function ChoiceAnswer({ choices }: { choices: readonly ChatTopic[] }) {
  const { i18n } = useLingui()
  const locale = useLocale()
  return (
    <>
      <p>
        <Trans context="assistant, above two questions to choose from">
          I’m not sure what you mean. Is it one of these?
        </Trans>
      </p>
      <p className={styles.buttons}>
        {choices.map((topic) => {
          const question = i18n._(quickQuestions[topic])
          return (
            <Button key={topic} variant="outline" onClick={() => askAbout(topic, question, locale)}>
              {question}
            </Button>
          )
        })}
      </p>
    </>
  )
}
