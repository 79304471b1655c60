/** What comes once a guest opens the part of the form about their departure. */
export { DepartureNotice } from './departure-advice.tsx'
export { DepartureFields } from './departure-fields.tsx'
