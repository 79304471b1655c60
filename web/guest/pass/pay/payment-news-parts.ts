/** What is said of a payment for a change after it was begun, in one file of the build. */
export { PendingChangeNotice } from './awaited-change.tsx'
export { PaymentNews } from './payment-news.tsx'
