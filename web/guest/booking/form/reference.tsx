import type { ReactNode } from 'react'
import { Tag } from '../../../ui/tag.tsx'

/** A reference alone, on its tag: all that a guest needs at the desk, until the rest is there. */
export function Reference({ children }: { children: ReactNode }) {
  return (
    <Tag>
      <strong>{children}</strong>
    </Tag>
  )
}
