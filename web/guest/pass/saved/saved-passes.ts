import {
  isPickUpWorthSaving,
  isWorthSaving,
  passesInOrder,
  type SavedPass,
  type SavedPickUp,
  savedPass,
  savedPickUp,
} from '../../../../domain/pass/saved-pass.ts'
import { type DevicePasses, ownPasses, pickUpPasses } from './device-passes.ts'

interface Kind<Saved> {
  read: (saved: unknown) => { data?: Saved | undefined }
  isWorthSaving: (saved: Saved) => boolean
}

function inUse<Saved extends { token: string }>(
  passes: Pick<DevicePasses<never>, 'all' | 'leave'>,
  { read, isWorthSaving }: Kind<Saved>,
): Saved[] {
  const all = passes.all()
  const saved = all.flatMap((one) => read(one).data ?? []).filter(isWorthSaving)
  if (saved.length < all.length) passes.leave(saved.map(({ token }) => token))
  return saved
}

export function savedPasses(now = new Date()): SavedPass[] {
  const saved = inUse(ownPasses, {
    read: (one) => savedPass.safeParse(one),
    isWorthSaving: (one) => isWorthSaving(one, now),
  })
  return passesInOrder(saved, now)
}

export function savedPassOf(token: string): SavedPass | null {
  return savedPasses().find((saved) => saved.token === token) ?? null
}

export function savedPickUps(now = new Date()): SavedPickUp[] {
  return inUse(pickUpPasses, {
    read: (one) => savedPickUp.safeParse(one),
    isWorthSaving: ({ pass }) => isPickUpWorthSaving(pass, now),
  })
}

export function savedPickUpOf(token: string): SavedPickUp | null {
  return savedPickUps().find((saved) => saved.token === token) ?? null
}
