import { Trans } from '@lingui/react/macro'
import { type ComponentType, Suspense } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { loadCatalogs } from '../../words/i18n.ts'
import { PassAct } from './pass-act.tsx'
import type { OwnStayProps } from './use-pass.ts'

type Parts = typeof import('./collect/collect-parts.ts')

/** Fetched once it is needed, with its words: few stays have somebody else collect. */
function part<Props extends object>(choose: (parts: Parts) => ComponentType<Props>) {
  return lazyPart(async () => {
    const [parts] = await Promise.all([
      import('./collect/collect-parts.ts'),
      loadCatalogs(['collect']),
    ])
    return choose(parts)
  })
}

const Collectors = part(({ Collectors }) => Collectors)
const NameCollector = part(({ NameCollector }) => NameCollector)

/** What a collector's own link shows. */
export const CollectorPage = part(({ CollectorPage }) => CollectorPage)

/** Somebody else may collect: who, and the form in which the guest names another. */
export function SomeoneElse(props: OwnStayProps) {
  const { collectable, collectors } = props.pass
  return (
    <>
      {collectable && (
        <PassAct
          title={
            <Trans context="opens the form in which a guest names who else may collect">
              Someone else collects
            </Trans>
          }
        >
          <NameCollector {...props} />
        </PassAct>
      )}
      {collectors.length > 0 && (
        <Suspense>
          <Collectors {...props} />
        </Suspense>
      )}
    </>
  )
}
