import type { KeptAct } from '../../../../web/staff/offline/act.ts'
import type { ActsStore } from '../../../../web/staff/offline/acts-store.ts'
import { fileOf } from '../../../domain/support/stay-files.ts'

/** Two items are expected; nothing is paid. */
export const expected = fileOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

let acts = 0

/** Something that was done at the counter, each a minute after the one before. */
export function kept(changes: Partial<KeptAct> = {}): KeptAct {
  acts += 1
  return {
    key: `key ${acts}`,
    stayId: 'ada',
    call: 'POST /api/staff/stays/:id/payments',
    body: { method: 'cash', cents: 300 },
    at: new Date(Date.UTC(2026, 6, 25, 9, acts)).toISOString(),
    seen: undefined,
    name: 'Ada Guest',
    before: expected,
    after: null,
    storedAt: 0,
    waited: true,
    refused: null,
    ...changes,
  }
}

/** A device's storage; it gives copies, as IndexedDB does. */
export class MemoryStore implements ActsStore {
  readonly rows = new Map<string, KeptAct>()

  all = async () => [...this.rows.values()].map((act) => structuredClone(act)).reverse()

  put = async (act: KeptAct) => {
    this.rows.set(act.key, structuredClone(act))
  }

  drop = async (key: string) => {
    this.rows.delete(key)
  }
}
