import { type ComponentType, useEffect, useRef, useState } from 'react'
import type { RequestedService } from '../../../domain/business/services.ts'
import { Static, type StaticPart } from '../../ui/static-parts/static-part.tsx'
import { loadCatalogs } from '../../words/i18n.ts'
import { hasSavedReceipt } from '../services/has-saved-receipt.ts'
import type { ServiceRequestsProps } from '../services/service-requests.tsx'
import { askOnTap } from './ask-on-tap.ts'

export const serviceCards: StaticPart = {
  id: 'service-cards',
  importPart: () => import('./sections.tsx').then(({ ServiceGrid }) => ServiceGrid),
}

type Requests = ComponentType<ServiceRequestsProps>

async function loadRequests(): Promise<Requests> {
  const [{ ServiceRequests }] = await Promise.all([
    import('../services/service-requests.tsx'),
    loadCatalogs(['service-request', 'stay', 'stay-later', 'forms']),
  ])
  return ServiceRequests
}

export function ServiceOffers() {
  const cards = useRef<HTMLDivElement>(null)
  const [Requests, setRequests] = useState<Requests | null>(null)
  const [asked, setAsked] = useState<RequestedService | null>(null)

  useEffect(() => {
    if (hasSavedReceipt())
      loadRequests()
        .then((it) => setRequests(() => it))
        .catch(() => {})
  }, [])

  useEffect(
    () =>
      askOnTap(cards.current as HTMLElement, {
        expect: () => void loadRequests().catch(() => {}),
        async ask(service) {
          const arrived = await loadRequests()
          setRequests(() => arrived)
          setAsked(service)
        },
      }),
    [],
  )

  return (
    <>
      {Requests && <Requests service={asked} onClose={() => setAsked(null)} />}
      <div ref={cards}>
        <Static part={serviceCards} />
      </div>
    </>
  )
}
