// The page's own code. `page.d.ts` has its types, because the Worker's types and the browser's don't mix.
export { OfflineQueue } from '../../../web/staff/offline/offline-queue.ts'
export { sendAction } from '../../../web/staff/offline/send-action.ts'
