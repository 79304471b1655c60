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
