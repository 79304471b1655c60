import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds to ignore taps. Longer than a double tap. */
const echoMilliseconds = 600

/**
 * Ignores taps on its children for 600 ms.
 * The time starts when they appear, and again whenever `of` changes. Otherwise, the second tap of a double tap could
 * confirm the action that the first tap offered.
 */
export function Resolved({ of, children }: { of: string | number; children: ReactNode }) {
  const [settledFor, settle] = useState<string | number>()
  useEffect(() => {
    const timer = setTimeout(() => settle(of), echoMilliseconds)
    return () => clearTimeout(timer)
  }, [of])
  return <div inert={settledFor !== of}>{children}</div>
}
