import { withTimeout } from '../../browser/with-timeout.ts'
import { deviceStore } from './actions-store.ts'
import { forgetPage } from './cached-page.ts'
import { currentConnection, setConnection, subscribeToConnection } from './connection.ts'
import { forgetRows } from './device-rows.ts'
import { OfflineQueue } from './offline-queue.ts'
import { sendAction } from './send-action.ts'
import { notifySignedOut } from './session-end.ts'

const lockName = 'desk-outbox'
const everyMilliseconds = 10_000

let opened: BroadcastChannel | undefined

/** Opens the channel on first use, because an open channel keeps Node running. */
function tabs(): BroadcastChannel {
  opened ??= new BroadcastChannel(lockName)
  return opened
}

/**
 * - `changed`: the stored actions changed.
 * - `left`: staff signed out, and the device was cleared.
 * - `sealed`: a tab hid guests' data and deletes it (see `sealDevice`).
 */
export type TabNews = 'changed' | 'left' | 'sealed'

const notify = (news: TabNews) => tabs().postMessage(news)

export function subscribeToTabs(hear: (news: TabNews) => void): () => void {
  const listener = ({ data }: MessageEvent<TabNews>) => hear(data)
  tabs().addEventListener('message', listener)
  return () => tabs().removeEventListener('message', listener)
}

export function notifySealed(): void {
  notify('sealed')
}

/** Milliseconds to wait for another tab. Longer than its request can take. */
const timeoutMs = 12_000

/**
 * Runs a task while no other task runs, in any tab.
 * Skips the task if the wait takes too long or, without `willWait`, if the task would have to wait.
 * Throws what the task throws.
 */
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

export const offlineQueue = new OfflineQueue({
  store: deviceStore,
  send: sendAction,
  connection: currentConnection,
  setConnection: (connection) => {
    setConnection(connection)
    if (connection === 'signed_out') notifySignedOut()
  },
  alone,
  notifyTabs: () => notify('changed'),
})

/**
 * Sends pending actions until the returned function is called.
 * Also uses a timer, because `online` and `visibilitychange` aren't reliable.
 */
export function startQueue(): () => void {
  const drain = () => void offlineQueue.drain().catch(() => {})
  const begin = () => void offlineQueue.reload().then(drain, () => {})
  const onLine = () => void (currentConnection() === 'online' && drain())
  const onTab = () => void offlineQueue.reload().catch(() => {})
  const unsubscribeFromTabs = subscribeToTabs((news) => news === 'changed' && onTab())
  begin()
  // Asks the browser to keep storage if space runs out.
  void navigator.storage?.persist?.().catch(() => {})
  const timer = setInterval(begin, everyMilliseconds)
  const unsubscribe = subscribeToConnection(onLine)
  document.addEventListener('visibilitychange', begin)
  return () => {
    clearInterval(timer)
    unsubscribe()
    document.removeEventListener('visibilitychange', begin)
    unsubscribeFromTabs()
  }
}

/**
 * - `kept`: actions are pending, so nothing was deleted.
 * - `stuck`: storage failed, or storage or another tab didn't respond in time.
 */
type Cleared = 'cleared' | 'kept' | 'stuck'

/**
 * Deletes the cached page and all rows of `device-rows.ts`, unless actions are pending.
 * Other tabs then leave the staff page.
 */
export async function clearDevice(): Promise<Cleared> {
  const tried: Cleared[] = []
  await alone(async () => void tried.push(await clearIfEmpty()), true).catch(() => {})
  const [cleared = 'stuck'] = tried
  if (cleared === 'cleared') notify('left')
  return cleared
}

async function clearIfEmpty(): Promise<Cleared> {
  await offlineQueue.reload()
  if (offlineQueue.actions.length > 0) return 'kept'
  await withTimeout(Promise.all([forgetRows(), forgetPage()]))
  return 'cleared'
}
