import { inTime } from '../../browser/in-time.ts'
import { alone, outbox, tellLeft } from './device-outbox.ts'
import { forgetRows } from './device-rows.ts'
import { forgetPage } from './kept-page.ts'

/**
 * What became of it. `kept`: an act is still on the device, and nothing was touched. `stuck`: its storage
 * tells nothing, so that nobody knows.
 */
export type Cleared = 'cleared' | 'kept' | 'stuck'

/** Takes everything of staff's off the device, where no act is kept there, and tells the other tabs. */
export async function clearDevice(): Promise<Cleared> {
  const tried: Cleared[] = []
  await alone(async () => void tried.push(await clearIfEmpty()), true).catch(() => {})
  const [cleared = 'stuck'] = tried
  if (cleared === 'cleared') tellLeft()
  return cleared
}

async function clearIfEmpty(): Promise<Cleared> {
  await outbox.reload()
  if (outbox.acts.length > 0) return 'kept'
  await inTime(Promise.all([forgetRows(), forgetPage()]))
  return 'cleared'
}
