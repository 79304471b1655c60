import { Hero } from './hero.tsx'

export { head } from './head.ts'

export default function Home() {
  return <Hero />
}
