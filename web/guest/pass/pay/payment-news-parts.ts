export { PaymentNews } from './payment-news.tsx'
export { PendingChangeNotice } from './pending-change-notice.tsx'
