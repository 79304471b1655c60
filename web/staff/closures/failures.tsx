import { Trans, useLingui } from '@lingui/react/macro'
import { ApiError } from '../../api.ts'
import { sentenceFor } from '../../forms/error-sentences.ts'
import { Notice } from '../../ui/notice.tsx'
import { AskOwner } from '../session/owner-only.tsx'
import { WhyNotLoaded } from '../session/why-not-loaded.tsx'

interface LoadFailedProps {
  error: Error
  /** True if the request is retried automatically. */
  goesOn?: boolean
}

export function LoadFailed({ error, goesOn = false }: LoadFailedProps) {
  return (
    <Notice tone="danger" role="alert">
      <p>
        <WhyNotLoaded error={error} />{' '}
        {goesOn ? (
          <Trans context="closures page">This could not be loaded. Trying again.</Trans>
        ) : (
          <Trans context="closures page">This could not be loaded.</Trans>
        )}
      </p>
    </Notice>
  )
}

export function ActionFailed({ error }: { error: Error }) {
  const { i18n } = useLingui()
  const reason = i18n._(sentenceFor(error))
  return (
    <Notice tone="danger" role="alert">
      <p>
        {error instanceof ApiError && error.code === 'owner_only' ? (
          <AskOwner />
        ) : error instanceof ApiError && error.code === 'not_allowed' ? (
          <Trans context="closures page">This closure is over, or somebody has reopened.</Trans>
        ) : (
          <Trans context="closures page; the reason is a sentence without a full stop">
            This did not go through: {reason}. Please try again.
          </Trans>
        )}
      </p>
    </Notice>
  )
}
