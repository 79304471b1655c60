import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds, longer than a double tap. */
const echoMilliseconds = 600

/**
 * Ignores taps on its children for 600 ms.
 * The time runs from when they appear and from each change of `of`. Otherwise, a double tap could confirm the
 * action that its first tap offered.
 */
export function Resolved({ of, children }: { of: string | number; children: ReactNode }) {
  const [settledFor, settle] = useState<string | number>()
  useEffect(() => {
    const timer = setTimeout(() => settle(of), echoMilliseconds)
    return () => clearTimeout(timer)
  }, [of])
  return <div inert={settledFor !== of}>{children}</div>
}
