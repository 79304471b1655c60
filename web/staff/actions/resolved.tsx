import { type ReactNode, useEffect, useState } from 'react'

/** Longer than a double tap takes, shorter than anyone waits for. */
const echoMilliseconds = 600

/**
 * Takes no tap just after it came into sight, or after what it acts on has become another: the second
 * tap of two must not confirm what the first one opened.
 */
export function Resolved({ of, children }: { of: string | number; children: ReactNode }) {
  const [settledFor, settle] = useState<string | number>()
  useEffect(() => {
    const timer = setTimeout(() => settle(of), echoMilliseconds)
    return () => clearTimeout(timer)
  }, [of])
  return <div inert={settledFor !== of}>{children}</div>
}
