import { newGuest } from '../e2e/counter.ts'
import { Clerk, reserves } from './clerk.ts'
import { sees, test } from './test.ts'
import { tablet } from './window.ts'

test.use({ size: tablet })

test('a day at the desk', async ({ window }) => {
  const guest = newGuest()
  await reserves(guest)
  const clerk = new Clerk(window)
  await clerk.signsIn()

  await clerk.finds(guest)
  await clerk.taps('button', 'Check in 2 items')
  await sees(window, 'Checked in.')
  await clerk.takesCash()
  await sees(window, 'Payment taken.')
  await clerk.taps('button', 'Check out 2 items')
  await sees(window, 'Checked out.')

  const walkIn = newGuest()
  await window.open('/admin/desk')
  await clerk.takesWalkIn(walkIn)
  await sees(window, 'Check out 1 item')
  await sees(window, walkIn)

  await window.open('/admin/till')
  // 12 for two items until tomorrow, minus 6 for a day early, plus 3 for one item today.
  await sees(window, /Cash, net €9\.00/)
})
