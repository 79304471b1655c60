import { Still, type StillPart } from '../../still-part.tsx'
import { BookingBlock } from './booking-block.tsx'
import { Hero } from './hero.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Where } from './where.tsx'

export { head } from './head.ts'

const answers: StillPart = {
  id: 'answers',
  importPart: () => import('../../features/reading/questions.tsx'),
}
const house: StillPart = {
  id: 'house',
  importPart: () => import('../../features/reading/house.tsx'),
}

export const stillParts = [answers, house]

/** The sections in the specification's order (section 2, Home). */
export default function Home() {
  return (
    <>
      <Hero />
      <BookingBlock />
      <Reviews />
      <Where />
      <Still part={answers} />
      <Services />
      <Still part={house} />
    </>
  )
}
