import { Still, type StillPart } from '../../still-part.tsx'
import { BookingBlock } from './booking-block.tsx'
import { Hero } from './hero.tsx'
import { Reviews } from './reviews.tsx'
import { Services } from './services.tsx'
import { Where } from './where.tsx'

export { head } from './head.ts'

const reading = () => import('../../features/reading/reading.tsx')

const answers: StillPart = {
  id: 'answers',
  importPart: () => reading().then(({ Questions }) => Questions),
}
const house: StillPart = {
  id: 'house',
  importPart: () => reading().then(({ House }) => House),
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
