import { leaveLink } from '../pass-token.ts'
import { forgetStarted, startedPayment } from '../pay/started-payment.ts'
import { type DevicePasses, isAnyOnDevice, ownPasses, pickUpPasses } from './device-passes.ts'
import { forgetPassPage } from './keep-page.ts'

/** Called at sign-out, because staff may have opened guests' passes. */
export async function forgetAllPasses(): Promise<void> {
  ownPasses.leave([])
  pickUpPasses.leave([])
  await forgetPassPage()
}

export function forgetPass(token: string, passes: Pick<DevicePasses<never>, 'forget'>): void {
  passes.forget(token)
  if (startedPayment()?.token === token) forgetStarted()
  leaveLink()
  if (!isAnyOnDevice()) void forgetPassPage().catch(() => {})
}
