import {
  isPickUpWorthKeeping,
  isWorthKeeping,
  type KeptPass,
  type KeptPickUp,
  keptPass,
  keptPickUp,
  passesInOrder,
} from '../../../../domain/pass/saved-pass.ts'
import { type DevicePasses, ownPasses, pickUpPasses } from './device-passes.ts'

interface Kind<Saved> {
  read: (saved: unknown) => { data?: Saved | undefined }
  isWorthKeeping: (saved: Saved) => boolean
}

/** The passes on this device that can be read and are still of use; the others leave it. */
function inUse<Saved extends { token: string }>(
  passes: Pick<DevicePasses<never>, 'all' | 'leave'>,
  { read, isWorthKeeping }: Kind<Saved>,
): Saved[] {
  const all = passes.all()
  const saved = all.flatMap((one) => read(one).data ?? []).filter(isWorthKeeping)
  if (saved.length < all.length) passes.leave(saved.map(({ token }) => token))
  return saved
}

/** A guest's own, the next stay first. */
export function savedPasses(now = new Date()): KeptPass[] {
  const saved = inUse(ownPasses, {
    read: (one) => keptPass.safeParse(one),
    isWorthKeeping: (one) => isWorthKeeping(one, now),
  })
  return passesInOrder(saved, now)
}

export function savedPassOf(token: string): KeptPass | null {
  return savedPasses().find((saved) => saved.token === token) ?? null
}

/** Of whoever collects in a guest's place. */
export function savedPickUps(now = new Date()): KeptPickUp[] {
  return inUse(pickUpPasses, {
    read: (one) => keptPickUp.safeParse(one),
    isWorthKeeping: ({ pass }) => isPickUpWorthKeeping(pass, now),
  })
}

export function savedPickUpOf(token: string): KeptPickUp | null {
  return savedPickUps().find((saved) => saved.token === token) ?? null
}
