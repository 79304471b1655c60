import { Trans, useLingui } from '@lingui/react/macro'
import { sentenceFor } from '../../forms/error-sentences.ts'
import { Notice } from '../../ui/notice.tsx'

export function ResolveFailed({ error }: { error: Error }) {
  const { i18n } = useLingui()
  const reason = i18n._(sentenceFor(error))
  return (
    <Notice tone="danger" role="alert">
      <p>
        <Trans context="staff page; the reason is a sentence without a full stop">
          This did not go through: {reason}. Please try again.
        </Trans>
      </p>
    </Notice>
  )
}
