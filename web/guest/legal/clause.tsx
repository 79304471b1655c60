import type { ReactNode } from 'react'

/** One point of a legal text, under its own heading. */
export function Clause({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
