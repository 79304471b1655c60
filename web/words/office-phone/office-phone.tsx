import type { ReactNode } from 'react'
import { business } from '../../../domain/business/business.ts'
import { switches } from '../../../domain/business/switches.ts'
import { dialLink } from '../office-text.ts'
import { OfficeChat, type OfficeChatProps } from './office-chat.tsx'

interface OfficePhoneProps extends Pick<OfficeChatProps, 'reference'> {
  children: ReactNode
}

export function OfficePhone({ reference, children }: OfficePhoneProps) {
  return (
    <>
      <a href={dialLink(business.phone)}>{children}</a>
      {switches.whatsapp && (
        <>
          {' '}
          (<OfficeChat reference={reference} />)
        </>
      )}
    </>
  )
}
