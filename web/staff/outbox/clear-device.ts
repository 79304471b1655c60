import { alone, outbox } from './device-outbox.ts'
import { forgetDay } from './kept-day.ts'
import { forgetPage } from './kept-page.ts'

/** Takes everything of staff's off the device; false, and nothing is touched, where an act is still kept. */
export async function clearDevice(): Promise<boolean> {
  let isClear = false
  await alone(async () => {
    await outbox.reload()
    isClear = outbox.acts.length === 0
    if (isClear) await Promise.all([forgetDay(), forgetPage()])
  }, true)
  return isClear
}
