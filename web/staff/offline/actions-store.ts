import { del, set, type UseStore, values } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import type { PendingAction } from './pending-action.ts'

export interface ActionsStore {
  all: () => Promise<PendingAction[]>
  put: (action: PendingAction) => Promise<void>
  drop: (key: string) => Promise<void>
}

let opened: UseStore | undefined

/** Opened on first use, because prerendering has no browser. */
function actions(): UseStore {
  opened ??= pageStore('desk-outbox', 'acts')
  return opened
}

/** Version of the stored format. Raise it after incompatible changes. */
const format = 1

type Row = PendingAction & { format?: number }

/**
 * Reads a stored action.
 * If it has another format, drops `before`, which may lack fields that the rules read.
 */
export function actionIn({ format: its, ...action }: Row): PendingAction {
  if (its === format) return action
  return { ...action, before: undefined, storedAt: action.storedAt ?? 0 }
}

/** IndexedDB, which outlives the tab and the session. */
export const deviceStore: ActionsStore = {
  all: async () => (await values<Row>(actions())).map(actionIn),
  put: (action) => set(action.key, { ...action, format } satisfies Row, actions()),
  drop: (key) => del(key, actions()),
}
