/** Loaded when the guest opens the departure section. */
export { DepartureNotice } from './departure-advice.tsx'
export { DepartureFields } from './departure-fields.tsx'
