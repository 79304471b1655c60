import { Comparison } from './comparison.tsx'
import { Figures } from './figures.tsx'
import { Original } from './original.tsx'
import { Partners } from './partners.tsx'
import { Story } from './story.tsx'

/** What the house says of itself, in the specification's order (section 2, Home). */
export function House() {
  return (
    <>
      <Figures />
      <Story />
      <Comparison />
      <Original />
      <Partners />
    </>
  )
}

export { Reviews } from '../reviews/reviews.tsx'
export { ServiceGrid } from '../services/service-grid.tsx'
export { HowItWorks } from './how-it-works.tsx'
export { Questions } from './questions.tsx'
