/** Loaded as one chunk, because few guests open these forms. */
export { CancelStay } from './cancel-stay.tsx'
export { ChangeStay } from './change/change-stay.tsx'
