/**
 * The static parts of the contact page. They are fetched only where no markup came along, and then
 * together: one file of the build, one catalog. See `docs/decisions/0015-static-parts.md`.
 */
export { BesideTheForm } from './beside-the-form.tsx'
export { ContactCards } from './contact-cards.tsx'
