import { BookingBlock } from './booking-block.tsx'
import { Comparison } from './comparison.tsx'
import { Figures } from './figures.tsx'
import { Hero } from './hero.tsx'
import { Original } from './original.tsx'
import { Partners } from './partners.tsx'
import { Questions } from './questions.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Story } from './story.tsx'
import { Where } from './where.tsx'

export { head } from './head.ts'

/** The sections in the specification's order (section 2, Home). */
export default function Home() {
  return (
    <>
      <Hero />
      <BookingBlock />
      <Reviews />
      <Where />
      <Questions />
      <Services />
      <Figures />
      <Story />
      <Comparison />
      <Original />
      <Partners />
    </>
  )
}
