import { type ReactNode, useEffect, useState } from 'react'

/** Milliseconds: longer than a double tap, too short to be noticed */
const echoMilliseconds = 600

/**
 * Ignores taps just after appearing or after `of` changes. Otherwise the second tap of two could confirm what the
 * first one opened.
 */
export function Resolved({ of, children }: { of: string | number; children: ReactNode }) {
  const [settledFor, settle] = useState<string | number>()
  useEffect(() => {
    const timer = setTimeout(() => settle(of), echoMilliseconds)
    return () => clearTimeout(timer)
  }, [of])
  return <div inert={settledFor !== of}>{children}</div>
}
