import { type ComponentType, type MouseEvent, useState } from 'react'
import type { ServiceType } from '../../../domain/services.ts'
import { loadCatalogs } from '../../i18n.ts'
import type { ServiceRequestsProps } from '../service-request/service-requests.tsx'

/** The request dialog with its words; nobody needs either before they ask for a service. */
async function loadRequests(): Promise<ComponentType<ServiceRequestsProps>> {
  const [{ ServiceRequests }] = await Promise.all([
    import('../service-request/service-requests.tsx'),
    loadCatalogs(['service-request', 'stay', 'forms']),
  ])
  return ServiceRequests
}

/** Fetches the dialog when a visitor is about to open it. What fails now is tried again by then. */
export function prepareRequests(): void {
  loadRequests().catch(() => {})
}

/** Which service is being asked for, and what shows the dialog once it is there. */
export function useRequests() {
  const [Requests, setRequests] = useState<ComponentType<ServiceRequestsProps> | null>(null)
  const [arriving, setArriving] = useState<ServiceType | null>(null)
  const [asked, setAsked] = useState<ServiceType | null>(null)

  /** Opens the dialog in place of the page that the link leads to, unless the dialog can't be had. */
  async function ask(event: MouseEvent<HTMLAnchorElement>, service: ServiceType): Promise<void> {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
    event.preventDefault()
    const { href } = event.currentTarget
    setArriving(service)
    try {
      const arrived = await loadRequests()
      setRequests(() => arrived)
      setAsked(service)
    } catch {
      location.assign(href)
    } finally {
      setArriving(null)
    }
  }

  return { Requests, arriving, asked, ask, close: () => setAsked(null) }
}
