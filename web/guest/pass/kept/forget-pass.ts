import { leaveLink } from '../pass-token.ts'
import { forgetStarted, startedPayment } from '../pay/started-payment.ts'
import { type DevicePasses, isAnyOnDevice, ownPasses, pickUpPasses } from './device-passes.ts'
import { forgetPassPage } from './keep-page.ts'

/** Takes every pass off the device: staff opened them, and sign out. */
export async function forgetAllPasses(): Promise<void> {
  ownPasses.leave([])
  pickUpPasses.leave([])
  await forgetPassPage()
}

/** Takes a pass off the device: where it is kept, in the address, and in a payment that was begun for it. */
export function forgetPass(token: string, passes: Pick<DevicePasses<never>, 'forget'>): void {
  passes.forget(token)
  if (startedPayment()?.token === token) forgetStarted()
  leaveLink()
  if (!isAnyOnDevice()) void forgetPassPage().catch(() => {})
}
