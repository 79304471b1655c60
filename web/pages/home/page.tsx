import { serviceCards } from '../../features/services/service-offers.tsx'
import { Still, type StillPart } from '../../still-part.tsx'
import { BookingBlock, howItWorks } from './booking-block.tsx'
import { Hero } from './hero.tsx'
import { Services } from './services.tsx'
import { Where } from './where.tsx'

export { head } from './head.ts'

const parts = () => import('../../features/reading/still-parts.tsx')

const voices: StillPart = {
  id: 'voices',
  importPart: () => parts().then(({ Reviews }) => Reviews),
}
const answers: StillPart = {
  id: 'answers',
  importPart: () => parts().then(({ Questions }) => Questions),
}
const house: StillPart = {
  id: 'house',
  importPart: () => parts().then(({ House }) => House),
}

export const stillParts = [howItWorks, voices, answers, serviceCards, house]

/** The sections in the specification's order (section 2, Home). */
export default function Home() {
  return (
    <>
      <Hero />
      <BookingBlock />
      <Still part={voices} />
      <Where />
      <Still part={answers} />
      <Services />
      <Still part={house} />
    </>
  )
}
