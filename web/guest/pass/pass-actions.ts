/** What a guest may do on the pass, in one file of the build: few open it. */
export { CancelStay } from './cancel-stay.tsx'
export { ChangeStay } from './change/change-stay.tsx'
