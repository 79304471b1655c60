import type { ComponentType } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadCatalogs } from '../../words/i18n.ts'

type Parts = typeof import('./pay/payment-news-parts.ts')

/** Fetched with its words by those who have paid for a change, or begun to. */
function part<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  return lazyPart(async () => {
    const [parts] = await Promise.all([
      import('./pay/payment-news-parts.ts'),
      loadCatalogs(['pay-change']),
    ])
    return choose(parts)
  })
}

export const AwaitedChange = part(({ AwaitedChange }) => AwaitedChange)
export const PaymentNews = part(({ PaymentNews }) => PaymentNews)
