/** The guest's actions in one chunk, because few guests open them. */
export { CancelStay } from './cancel-stay.tsx'
export { ChangeStay } from './change/change-stay.tsx'
