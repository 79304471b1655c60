import { del, promisifyRequest, set, type UseStore, values } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import type { PendingAction } from './pending-action.ts'

export interface ActionsStore {
  all: () => Promise<PendingAction[]>
  put: (action: PendingAction) => Promise<void>
  /** Stores the actions that `change` returns, in one transaction. Keeps all others. */
  update: (change: (stored: readonly PendingAction[]) => readonly PendingAction[]) => Promise<void>
  drop: (key: string) => Promise<void>
}

let opened: UseStore | undefined

/** Opens the store on first use, because prerendering has no browser. */
function actions(): UseStore {
  opened ??= pageStore('desk-outbox', 'acts')
  return opened
}

/** Version of the stored format. Raise it after incompatible changes. */
const format = 1

type Row = PendingAction & { format?: number }

/**
 * Returns the action of a stored row.
 * If the row has another format, drops `before`, which may lack fields that the rules need.
 */
export function actionIn({ format: its, ...action }: Row): PendingAction {
  if (its === format) return action
  return { ...action, before: undefined, storedAt: action.storedAt ?? 0 }
}

function rowOf(action: PendingAction): Row {
  return { ...action, format }
}

/** Stores actions in IndexedDB, where they outlive the tab and the session. */
export const deviceStore: ActionsStore = {
  all: async () => (await values<Row>(actions())).map(actionIn),
  put: (action) => set(action.key, rowOf(action), actions()),
  update: (change) =>
    actions()('readwrite', (store) => {
      const rows: IDBRequest<Row[]> = store.getAll()
      rows.onsuccess = () => {
        for (const action of change(rows.result.map(actionIn))) store.put(rowOf(action), action.key)
      }
      return promisifyRequest(store.transaction)
    }),
  drop: (key) => del(key, actions()),
}
