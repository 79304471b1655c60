import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/section.tsx'
import { QuestionList } from './faq/question-list.tsx'

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
