import type { ReactNode } from 'react'

export function Clause({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
