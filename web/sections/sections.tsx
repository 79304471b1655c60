/**
 * The static parts of the home page and the services hub. They are fetched only where no markup came
 * along, and then together: one file of the build, one catalog. See `docs/decisions/0015-static-parts.md`.
 */
export { Reviews } from '../features/reviews/reviews.tsx'
export { ServiceGrid } from '../features/services/service-grid.tsx'
export { House } from './house.tsx'
export { HowItWorks } from './how-it-works.tsx'
export { Questions } from './questions.tsx'
export { Trust } from './trust.tsx'
