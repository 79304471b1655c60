import { type ReactNode, useEffect, useState } from 'react'

/** Longer than a double tap. */
const echoMilliseconds = 600

/**
 * Ignores taps for 600 ms after it appears or `of` changes.
 * Otherwise, a double tap could confirm what its first tap opened.
 */
export function Resolved({ of, children }: { of: string | number; children: ReactNode }) {
  const [settledFor, settle] = useState<string | number>()
  useEffect(() => {
    const timer = setTimeout(() => settle(of), echoMilliseconds)
    return () => clearTimeout(timer)
  }, [of])
  return <div inert={settledFor !== of}>{children}</div>
}
