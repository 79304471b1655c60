import { del, set, type UseStore, values } from 'idb-keyval'
import { pageStore } from '../../browser/page-store.ts'
import type { KeptAct } from './act.ts'

/** Where the acts are kept that the server has not answered. */
export interface ActsStore {
  all: () => Promise<KeptAct[]>
  put: (act: KeptAct) => Promise<void>
  drop: (key: string) => Promise<void>
}

let opened: UseStore | undefined

/** Opened when it is first needed: not every browser has it. */
function acts(): UseStore {
  opened ??= pageStore('desk-outbox', 'acts')
  return opened
}

/** How an act is laid out; another one with every change that an older page would misread. */
const format = 1

type Row = KeptAct & { format?: number }

/**
 * An act as this release reads it. One that an older release has stored is still what staff did; the
 * stay that stands beside it may lack what the rules read by now.
 */
export function actIn({ format: its, ...act }: Row): KeptAct {
  if (its === format) return act
  return { ...act, before: undefined, storedAt: act.storedAt ?? 0 }
}

/** The device's own storage: it outlives the tab, the browser and the sign-in. */
export const deviceStore: ActsStore = {
  all: async () => (await values<Row>(acts())).map(actIn),
  put: (act) => set(act.key, { ...act, format } satisfies Row, acts()),
  drop: (key) => del(key, acts()),
}
