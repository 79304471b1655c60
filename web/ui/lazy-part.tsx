import { Trans } from '@lingui/react/macro'
import { type ComponentType, use, useEffect, useState, useTransition } from 'react'
import { Button } from './button.tsx'
import { Notice } from './notice.tsx'

interface Part<Props> {
  /** Resolves to `null` if the part can't be fetched. */
  load: () => Promise<ComponentType<Props> | null>
  arriving: ReturnType<Part<Props>['load']> | null
}

/**
 * Returns a component whose code is fetched when it is first shown.
 * If fetching fails, the component shows an error and a retry button. React's `lazy` can't retry.
 */
export function lazyPart<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const part: Part<Props> = { load: () => load().catch(() => null), arriving: null }
  return (props) => <Fetched part={part} given={props} />
}

function Fetched<Props extends object>({ part, given }: { part: Part<Props>; given: Props }) {
  const [asked, setAsked] = useState(() => {
    part.arriving ??= part.load()
    return part.arriving
  })
  const [isFetching, startFetching] = useTransition()
  const Content = use(asked)

  // After a failure, the part is fetched again when it is next shown.
  useEffect(() => {
    if (!Content && part.arriving === asked) part.arriving = null
  }, [Content, part, asked])

  function fetchAgain(): void {
    const again = part.load()
    part.arriving = again
    startFetching(() => setAsked(again))
  }

  if (Content) return <Content {...given} />
  return (
    <Notice tone="danger" role="alert">
      <p>
        <Trans context="in place of a part of a page that could not be fetched">
          This could not be loaded. Check your connection, or reload the page.
        </Trans>
      </p>
      <Button variant="outline" busy={isFetching} onClick={fetchAgain}>
        <Trans context="button: fetch a part of a page once more">Try again</Trans>
      </Button>
    </Notice>
  )
}
