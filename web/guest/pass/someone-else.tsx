import { Trans } from '@lingui/react/macro'
import { Suspense } from 'react'
import { wordedParts } from '../../ui/worded-part.ts'
import { PassAction } from './pass-action.tsx'
import type { OwnStayProps } from './use-pass.ts'

/** Loaded on demand, because few stays have collectors. */
const part = wordedParts(() => import('./collect/collect-parts.ts'), ['collect'])

const Collectors = part(({ Collectors }) => Collectors)
const NameCollector = part(({ NameCollector }) => NameCollector)

export const CollectorPage = part(({ CollectorPage }) => CollectorPage)

export function SomeoneElse(props: OwnStayProps) {
  const { collectable, collectors } = props.pass
  return (
    <>
      {collectable && (
        <PassAction
          title={
            <Trans context="opens the form in which a guest names who else may collect">
              Someone else collects
            </Trans>
          }
        >
          <NameCollector {...props} />
        </PassAction>
      )}
      {collectors.length > 0 && (
        <Suspense>
          <Collectors {...props} />
        </Suspense>
      )}
    </>
  )
}
