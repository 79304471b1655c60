import { Trans } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { OfficePhone } from '../../words/office-phone/office-phone.tsx'
import { askAgain } from './conversation.ts'

export function AnswerComing() {
  return (
    <p>
      <Spinner /> <Trans context="assistant, until its answer is there">One moment…</Trans>
    </p>
  )
}

export function AnswerLost({ id, question }: { id: number; question: string }) {
  const locale = useLocale()
  const { phone } = business
  return (
    <>
      <p>
        <Trans context="assistant">
          The connection was lost before I could answer. Ask again, or call{' '}
          <OfficePhone>{phone}</OfficePhone>.
        </Trans>
      </p>
      <Button variant="outline" size="sm" onClick={() => askAgain(id, question, locale)}>
        <Trans context="assistant, button: send the same question once more">Ask again</Trans>
      </Button>
    </>
  )
}
