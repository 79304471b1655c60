import { pickUpPasses } from './device-passes.ts'

/** Takes pick-up passes off the device whose time is over, whichever pass the page was opened for. */
export function dropOldPickUps(): void {
  if (pickUpPasses.tokens().length === 0) return
  // Where that can't be fetched, the next time is soon enough.
  import('./kept-passes.ts').then(({ keptPickUps }) => keptPickUps()).catch(() => {})
}
