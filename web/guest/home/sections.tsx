/**
 * The static parts of the home page and the services hub. They are fetched only where no markup came
 * along, and then together: one file of the build, one catalog. See `docs/decisions/0015-static-parts.md`.
 */

export { House } from './house.tsx'
export { HowItWorks } from './how-it-works.tsx'
export { Questions } from './questions.tsx'
export { Reviews } from './reviews/reviews.tsx'
export { ServiceGrid } from './service-cards/service-grid.tsx'
export { Trust } from './trust.tsx'
