import { type ReactNode, useCallback, useRef, useState } from 'react'
import type { OpenPart } from '../../staff/session/part-opener.ts'
import { noteWhere } from '../../staff/session/typed-here.ts'
import { NotBrought, reloadAt, type WhyNot } from './bring-anew.ts'
import { NotOpened } from './not-opened.tsx'
import { partAt } from './parts.ts'

interface Failure {
  href: string
  go: () => void
  why: WhyNot
}

export function usePartOpener(): { open: OpenPart; notice: ReactNode } {
  const [failure, fail] = useState<Failure | null>(null)
  const asked = useRef(0)

  const open = useCallback<OpenPart>((href, go) => {
    const part = partAt(new URL(href, location.href).pathname)
    asked.current += 1
    const own = asked.current
    const isStillThere = noteWhere()
    const arrive = () => {
      if (own !== asked.current) return
      fail(null)
      // Staff may have opened another page or typed something since.
      if (isStillThere()) go()
    }
    if (part.isHere()) {
      arrive()
      return undefined
    }
    return part.bring(href).then(arrive, (error) => {
      const why = error instanceof NotBrought ? error.why : 'server'
      if (own === asked.current) fail({ href, go, why })
    })
  }, [])

  const notice = failure && (
    <NotOpened
      why={failure.why}
      onAgain={() => open(failure.href, failure.go)}
      onReload={() => reloadAt(failure.href)}
      onClose={() => fail(null)}
    />
  )
  return { open, notice }
}
