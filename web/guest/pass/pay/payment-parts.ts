import { wordedParts } from '../../../ui/worded-part.ts'

/** Fetched by those who have paid for a change, or begun to. */
const part = wordedParts(() => import('./payment-news-parts.ts'), ['pay-change'])

export const AwaitedChange = part(({ AwaitedChange }) => AwaitedChange)
export const PaymentNews = part(({ PaymentNews }) => PaymentNews)
