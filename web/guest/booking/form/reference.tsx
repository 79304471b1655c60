import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'

export function Reference({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <strong>{children}</strong>
    </Tag>
  )
}
