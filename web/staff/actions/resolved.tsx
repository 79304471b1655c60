import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds for which input is ignored. Longer than a double tap. */
const echoMilliseconds = 600

/**
 * Makes `children` inert for 600 ms.
 * The time starts when they appear, and again whenever `of` changes. Otherwise, the second tap of a
 * double tap could press a button that the first tap made appear.
 */
export function Resolved({ of, children }: { of: string | number; children: ReactNode }) {
  const [settledFor, settle] = useState<string | number>()
  useEffect(() => {
    const timer = setTimeout(() => settle(of), echoMilliseconds)
    return () => clearTimeout(timer)
  }, [of])
  return <div inert={settledFor !== of}>{children}</div>
}
