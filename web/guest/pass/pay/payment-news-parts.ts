/** What is said of a payment for a change after it was begun, in one file of the build. */

export { PaymentNews } from './payment-news.tsx'
export { PendingChangeNotice } from './pending-change-notice.tsx'
