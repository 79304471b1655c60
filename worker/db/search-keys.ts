import { phoneKey, textKey } from '../../domain/search-key.ts'

interface Guest {
  customerName: string
  customerEmail: string
  customerPhone?: string | undefined
}

/** The columns by which staff find a guest. */
export function searchKeys({ customerName, customerEmail, customerPhone }: Guest) {
  return {
    nameKey: textKey(customerName),
    emailKey: textKey(customerEmail),
    phoneKey: customerPhone ? phoneKey(customerPhone) : null,
  }
}
