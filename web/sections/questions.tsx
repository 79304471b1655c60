import { Trans } from '@lingui/react/macro'
import { QuestionList } from '../features/faq/question-list.tsx'
import { Section } from '../ui/section.tsx'

/** The frequent questions (specification, section 2, Home). */
export function Questions() {
  return (
    <Section
      id="questions"
      tone="raised"
      title={<Trans comment="Heading of the frequent questions">What travellers ask us</Trans>}
    >
      <QuestionList />
    </Section>
  )
}
