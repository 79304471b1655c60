import { withTimeout } from '../../browser/with-timeout.ts'
import { deviceStore } from './actions-store.ts'
import { forgetPage } from './cached-page.ts'
import { currentConnection, setConnection, subscribeToConnection } from './connection.ts'
import { forgetRows } from './device-rows.ts'
import { OfflineQueue } from './offline-queue.ts'
import { sendAction } from './send-action.ts'
import { tellSignedOut } from './session-end.ts'

const lockName = 'desk-outbox'
const everyMilliseconds = 10_000

let opened: BroadcastChannel | undefined

/** Opened in the browser alone: elsewhere it would keep a process alive. */
function tabs(): BroadcastChannel {
  opened ??= new BroadcastChannel(lockName)
  return opened
}

/**
 * What one tab of this device tells the others: acts have changed, somebody has signed out, or the sign-in
 * has ended by itself.
 */
export type TabNews = 'changed' | 'left' | 'sealed'

const tell = (news: TabNews) => tabs().postMessage(news)

export function listenToTabs(hear: (news: TabNews) => void): () => void {
  const listener = ({ data }: MessageEvent<TabNews>) => hear(data)
  tabs().addEventListener('message', listener)
  return () => tabs().removeEventListener('message', listener)
}

/** The sign-in has ended: no tab goes on showing guests. */
export function tellSealed(): void {
  tell('sealed')
}

/** Longer than another tab takes for one act. */
const timeoutMs = 12_000

/** Runs a task while no other tab of this device runs one; not at all where that takes too long. */
async function alone(task: () => Promise<void>, willWait: boolean): Promise<void> {
  const turn = willWait ? { signal: AbortSignal.timeout(timeoutMs) } : { ifAvailable: true }
  let isMyTurn = false
  const done = navigator.locks.request(lockName, turn, async (lock) => {
    isMyTurn = lock !== null
    if (lock) await task()
  })
  await done.catch((error) => {
    if (isMyTurn) throw error
  })
}

/** This device's one outbox, which all of its tabs share. */
export const offlineQueue = new OfflineQueue({
  store: deviceStore,
  send: sendAction,
  connection: currentConnection,
  setConnection: (connection) => {
    setConnection(connection)
    if (connection === 'signed_out') tellSignedOut()
  },
  alone,
  tellTabs: () => tell('changed'),
})

/**
 * Sends what waits for as long as a page of staff's is open: by a timer, as neither the browser's
 * `online` nor a page that comes to the front can be relied on, and by both. The answer ends it.
 */
export function startQueue(): () => void {
  const drain = () => void offlineQueue.drain().catch(() => {})
  const begin = () => void offlineQueue.reload().then(drain, () => {})
  const onLine = () => void (currentConnection() === 'online' && drain())
  const onTab = () => void offlineQueue.reload().catch(() => {})
  const deafToTabs = listenToTabs((news) => news === 'changed' && onTab())
  begin()
  // What waits must not be thrown away when the device runs out of space.
  void navigator.storage?.persist?.().catch(() => {})
  const timer = setInterval(begin, everyMilliseconds)
  const unsubscribe = subscribeToConnection(onLine)
  document.addEventListener('visibilitychange', begin)
  return () => {
    clearInterval(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', begin)
    deafToTabs()
  }
}

/**
 * What became of it. `kept`: an act is still on the device, and nothing was touched. `stuck`: its storage
 * tells nothing, so that nobody knows.
 */
type Cleared = 'cleared' | 'kept' | 'stuck'

/** Takes everything of staff's off the device, where no act is kept there; no tab may go on showing it. */
export async function clearDevice(): Promise<Cleared> {
  const tried: Cleared[] = []
  await alone(async () => void tried.push(await clearIfEmpty()), true).catch(() => {})
  const [cleared = 'stuck'] = tried
  if (cleared === 'cleared') tell('left')
  return cleared
}

async function clearIfEmpty(): Promise<Cleared> {
  await offlineQueue.reload()
  if (offlineQueue.actions.length > 0) return 'kept'
  await withTimeout(Promise.all([forgetRows(), forgetPage()]))
  return 'cleared'
}
