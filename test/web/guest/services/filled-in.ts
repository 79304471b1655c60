import { blankRequest, type RequestValues } from '../../../../web/guest/services/request-values.ts'

/** What a guest types into the request dialog. */
export function filledIn(values: Partial<RequestValues> = {}): RequestValues {
  return {
    ...blankRequest,
    customerName: 'Ana Hoxha',
    customerEmail: 'ana@guest.example',
    start: '2026-11-21T10:00',
    ...values,
  }
}
