import { inOrder, isWorthKeeping, type KeptPass, keptPass } from '../../../domain/kept-pass.ts'
import { leaveOnDevice, passesOnDevice } from './device-passes.ts'

/** The passes on this device that can be read, the next stay first; the others leave it. */
export function keptPasses(now = new Date()): KeptPass[] {
  const read = passesOnDevice().map((kept) => keptPass.safeParse(kept))
  const kept = read
    .flatMap(({ success, data }) => (success ? [data] : []))
    .filter((one) => isWorthKeeping(one, now))
  if (kept.length < read.length) leaveOnDevice(kept.map(({ token }) => token))
  return inOrder(kept, now)
}

export function keptPassOf(token: string): KeptPass | null {
  return keptPasses().find((kept) => kept.token === token) ?? null
}
