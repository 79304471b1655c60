import { del, set, type UseStore, values } from 'idb-keyval'
import type { KeptAct } from './act.ts'
import { pageStore } from './page-store.ts'

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

/** The device's own storage: it outlives the tab, the browser and the sign-in. */
export const deviceStore: ActsStore = {
  all: () => values<KeptAct>(acts()),
  put: (act) => set(act.key, act, acts()),
  drop: (key) => del(key, acts()),
}
