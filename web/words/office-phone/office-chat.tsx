import { useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { switches } from '../../../domain/business/switches.ts'
import { whatsappLink } from '../../../domain/business/whatsapp-link.ts'

export interface OfficeChatProps {
  /** Reference of the stay, for the draft message. `null` or undefined if unknown. */
  reference?: string | null | undefined
  className?: string | undefined
}

export function OfficeChat({ reference, className }: OfficeChatProps) {
  const href = useOfficeChat(reference)
  if (!href) return null
  return (
    <a href={href} className={className}>
      WhatsApp
    </a>
  )
}

/**
 * Returns a WhatsApp link with a draft message, or `null` if the office isn't on WhatsApp.
 * `reference` is a stay's reference, `null` if unknown.
 */
export function useOfficeChat(reference: string | null = null): string | null {
  const { t } = useLingui()
  if (!switches.whatsapp) return null
  const text = reference
    ? t({
        message: `Hello, my booking reference is ${reference}. `,
        comment: 'The beginning of a WhatsApp message to the office; the guest writes on after it',
      })
    : t({
        message: 'Hello, I have a question: ',
        comment: 'The beginning of a WhatsApp message to the office; the guest writes on after it',
      })
  return whatsappLink(business.phone, text)
}
