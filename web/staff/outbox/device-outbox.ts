import { deviceStore } from './acts-store.ts'
import { lineNow, listenToLine, tellLine } from './line.ts'
import { Outbox } from './outbox.ts'
import { sendAct } from './send-act.ts'

const lockName = 'desk-outbox'
const everyMilliseconds = 10_000

let opened: BroadcastChannel | undefined

/** Opened in the browser alone: elsewhere it would keep a process alive. */
function tabs(): BroadcastChannel {
  opened ??= new BroadcastChannel(lockName)
  return opened
}

/** Runs a task while no other tab of this device runs one. */
export async function alone(task: () => Promise<void>, willWait: boolean): Promise<void> {
  await navigator.locks.request(lockName, { ifAvailable: !willWait }, async (lock) => {
    if (lock) await task()
  })
}

/** This device's one outbox, which all of its tabs share. */
export const outbox = new Outbox({
  store: deviceStore,
  send: sendAct,
  line: lineNow,
  tellLine,
  alone,
  tellTabs: () => tabs().postMessage('changed'),
})

/**
 * Sends what waits for as long as a page of staff's is open: by a timer, as neither the browser's
 * `online` nor a page that comes to the front can be relied on, and by both. The answer ends it.
 */
export function startOutbox(): () => void {
  const drain = () => void outbox.drain().catch(() => {})
  const begin = () => void outbox.reload().then(drain, () => {})
  const onLine = () => void (lineNow() === 'up' && drain())
  const onTab = () => void outbox.reload().catch(() => {})
  begin()
  // What waits must not be thrown away when the device runs out of space.
  void navigator.storage?.persist?.().catch(() => {})
  const timer = setInterval(begin, everyMilliseconds)
  const deaf = listenToLine(onLine)
  document.addEventListener('visibilitychange', begin)
  tabs().addEventListener('message', onTab)
  return () => {
    clearInterval(timer)
    deaf()
    document.removeEventListener('visibilitychange', begin)
    tabs().removeEventListener('message', onTab)
  }
}
