import { del, set, type UseStore, values } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import type { PendingAction } from './pending-action.ts'

/** Where the acts are kept that the server has not answered. */
export interface ActionsStore {
  all: () => Promise<PendingAction[]>
  put: (action: PendingAction) => Promise<void>
  drop: (key: string) => Promise<void>
}

let opened: UseStore | undefined

/** Opened when it is first needed: not every browser has it. */
function actions(): UseStore {
  opened ??= pageStore('desk-outbox', 'acts')
  return opened
}

/** How an act is laid out; another one with every change that an older page would misread. */
const format = 1

type Row = PendingAction & { format?: number }

/**
 * An act as this release reads it. One that an older release has stored is still what staff did; the
 * stay that stands beside it may lack what the rules read by now.
 */
export function actionIn({ format: its, ...action }: Row): PendingAction {
  if (its === format) return action
  return { ...action, before: undefined, storedAt: action.storedAt ?? 0 }
}

/** The device's own storage: it outlives the tab, the browser and the sign-in. */
export const deviceStore: ActionsStore = {
  all: async () => (await values<Row>(actions())).map(actionIn),
  put: (action) => set(action.key, { ...action, format } satisfies Row, actions()),
  drop: (key) => del(key, actions()),
}
