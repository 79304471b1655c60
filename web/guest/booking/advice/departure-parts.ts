/** Loaded when a guest opens the departure part of the form. */
export { DepartureNotice } from './departure-advice.tsx'
export { DepartureFields } from './departure-fields.tsx'
