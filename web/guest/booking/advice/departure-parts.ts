/** Separate chunk, loaded when the departure section opens. */
export { DepartureNotice } from './departure-advice.tsx'
export { DepartureFields } from './departure-fields.tsx'
