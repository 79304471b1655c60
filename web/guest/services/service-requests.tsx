import type { RequestedService } from '../../../domain/business/services.ts'
import { RequestDialog } from './request-dialog.tsx'
import { RequestReceipt } from './request-receipt.tsx'
import { useRequestForm } from './use-request-form.ts'
import { useServiceRequest } from './use-service-request.ts'

export interface ServiceRequestsProps {
  service: RequestedService | null
  onClose: () => void
}

export function ServiceRequests({ service, onClose }: ServiceRequestsProps) {
  const form = useRequestForm(service)
  const request = useServiceRequest(form, service, onClose)
  const { requested, justNow } = request
  return (
    <>
      {requested && <RequestReceipt requested={requested} takesFocus={justNow} />}
      {service && (
        <RequestDialog form={form} service={service} request={request} onClose={onClose} />
      )}
    </>
  )
}
