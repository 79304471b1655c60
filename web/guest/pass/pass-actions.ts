/** Separate chunk, loaded on demand, because few guests open these forms. */
export { CancelStay } from './cancel-stay.tsx'
export { ChangeStay } from './change/change-stay.tsx'
