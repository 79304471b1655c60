import { serviceCards } from '../../guest/home/service-offers.tsx'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import { BookingBlock, howItWorks } from './booking-block.tsx'
import { Hero, trust } from './hero.tsx'
import { Services } from './services.tsx'
import { Where } from './where.tsx'

export { head } from './head.ts'

const parts = () => import('../../guest/home/sections.tsx')

const voices: StaticPart = {
  id: 'voices',
  importPart: () => parts().then(({ Reviews }) => Reviews),
}
const answers: StaticPart = {
  id: 'answers',
  importPart: () => parts().then(({ Questions }) => Questions),
}
const house: StaticPart = {
  id: 'house',
  importPart: () => parts().then(({ House }) => House),
}

export const staticParts = [trust, howItWorks, voices, answers, serviceCards, house]

/** The order of the sections is prescribed (`test/web/specified-words.test.ts`). */
export default function Home() {
  return (
    <>
      <Hero />
      <BookingBlock />
      <Static part={voices} />
      <Where />
      <Static part={answers} />
      <Services />
      <Static part={house} />
    </>
  )
}
