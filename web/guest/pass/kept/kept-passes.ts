import {
  inOrder,
  isPickUpWorthKeeping,
  isWorthKeeping,
  type KeptPass,
  type KeptPickUp,
  keptPass,
  keptPickUp,
} from '../../../../domain/pass/kept-pass.ts'
import { type DevicePasses, ownPasses, pickUpPasses } from './device-passes.ts'

interface Kind<Kept> {
  read: (kept: unknown) => { data?: Kept | undefined }
  isWorthKeeping: (kept: Kept) => boolean
}

/** The passes on this device that can be read and are still of use; the others leave it. */
function inUse<Kept extends { token: string }>(
  passes: Pick<DevicePasses<never>, 'all' | 'leave'>,
  { read, isWorthKeeping }: Kind<Kept>,
): Kept[] {
  const all = passes.all()
  const kept = all.flatMap((one) => read(one).data ?? []).filter(isWorthKeeping)
  if (kept.length < all.length) passes.leave(kept.map(({ token }) => token))
  return kept
}

/** A guest's own, the next stay first. */
export function keptPasses(now = new Date()): KeptPass[] {
  const kept = inUse(ownPasses, {
    read: (one) => keptPass.safeParse(one),
    isWorthKeeping: (one) => isWorthKeeping(one, now),
  })
  return inOrder(kept, now)
}

export function keptPassOf(token: string): KeptPass | null {
  return keptPasses().find((kept) => kept.token === token) ?? null
}

/** Of whoever collects in a guest's place. */
export function keptPickUps(now = new Date()): KeptPickUp[] {
  return inUse(pickUpPasses, {
    read: (one) => keptPickUp.safeParse(one),
    isWorthKeeping: ({ pass }) => isPickUpWorthKeeping(pass, now),
  })
}

export function keptPickUpOf(token: string): KeptPickUp | null {
  return keptPickUps().find((kept) => kept.token === token) ?? null
}
