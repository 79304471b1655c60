import { Trans } from '@lingui/react/macro'
import { QuestionList } from '../../features/faq/question-list.tsx'
import { Section } from '../../layout/section.tsx'

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
