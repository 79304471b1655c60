import type { ActionsStore } from '../../../../web/staff/offline/actions-store.ts'
import type { PendingAction } from '../../../../web/staff/offline/pending-action.ts'
import { recordOf } from '../../../domain/support/stay-records.ts'

/** Two items are expected; nothing is paid. */
export const expected = recordOf({ payments: [] }, { kind: 'reservation', status: 'confirmed' })

let actions = 0

/** A pending action; each is a minute later than the one before. */
export function kept(changes: Partial<PendingAction> = {}): PendingAction {
  actions += 1
  return {
    key: `key ${actions}`,
    stayId: 'ada',
    endpoint: 'POST /api/staff/stays/:id/payments',
    body: { method: 'cash', cents: 300 },
    at: new Date(Date.UTC(2026, 6, 25, 9, actions)).toISOString(),
    seen: undefined,
    name: 'Ada Guest',
    before: expected,
    after: null,
    storedAt: 0,
    wasOffline: true,
    refused: null,
    ...changes,
  }
}

/** A store in memory; it returns copies, as IndexedDB does. */
export class MemoryStore implements ActionsStore {
  readonly rows = new Map<string, PendingAction>()

  all = async () => [...this.rows.values()].map((action) => structuredClone(action)).reverse()

  put = async (action: PendingAction) => {
    this.rows.set(action.key, structuredClone(action))
  }

  update: ActionsStore['update'] = async (change) => {
    for (const action of change(await this.all()))
      this.rows.set(action.key, structuredClone(action))
  }

  drop = async (key: string) => {
    this.rows.delete(key)
  }
}
