import { newGuest } from '../e2e/counter.ts'
import { Clerk, reserves } from './clerk.ts'
import { sees, seesNo, test } from './test.ts'
import { tablet } from './window.ts'

test.use({ size: tablet })

/** Milliseconds in which the page looks, twice at least, whether it is kept, and sends what waits. */
const soon = 65_000

test('an hour at the counter while nothing answers', async ({ window, site }) => {
  const guest = newGuest()
  await reserves(guest)
  const clerk = new Clerk(window)
  await clerk.signsIn()
  await sees(window, 'Ready offline', soon)

  await site.stop()
  await clerk.finds(guest)
  await clerk.taps('button', 'Check in 2 items')
  await sees(window, 'Saved on this device, waiting to be sent')
  await clerk.takesCash()
  await sees(window, '2 entries waiting to be sent')

  await window.reload()
  await sees(window, '2 entries waiting to be sent')
  const walkIn = newGuest()
  await clerk.takesWalkIn(walkIn)
  await sees(window, '3 entries waiting to be sent')

  await site.start()
  await seesNo(window, 'waiting to be sent', soon)
  await clerk.finds(guest)
  await sees(window, 'Paid')
  await sees(window, 'Tick the tags first')
})
