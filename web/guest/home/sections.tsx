import { Trans } from '@lingui/react/macro'
import { Section } from '../../ui/section.tsx'
import { Comparison } from './comparison.tsx'
import { QuestionList } from './faq/question-list.tsx'
import { OfficeFigures } from './figures.tsx'
import { Original } from './original.tsx'
import { Partners } from './partners.tsx'
import { Story } from './story.tsx'

/**
 * Static parts of the home page and the services page.
 * They are one chunk, of which browsers only load the styles. See
 * `docs/decisions/0015-static-parts.md`.
 */

export { HowItWorks } from './how-it-works.tsx'
export { Reviews } from './reviews/reviews.tsx'
export { ServiceGrid } from './service-cards/service-grid.tsx'
export { Trust } from './trust.tsx'

/** Sections in the specification's order (section 2, Home). */
export function House() {
  return (
    <>
      <OfficeFigures />
      <Story />
      <Comparison />
      <Original />
      <Partners />
    </>
  )
}

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
