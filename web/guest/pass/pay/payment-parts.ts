import { wordedParts } from '../../../ui/worded-part.ts'

const part = wordedParts(() => import('./payment-news-parts.ts'), ['pay-change'])

export const PendingChangeNotice = part(({ PendingChangeNotice }) => PendingChangeNotice)
export const PaymentNews = part(({ PaymentNews }) => PaymentNews)
