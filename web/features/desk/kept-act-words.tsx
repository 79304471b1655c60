import { Trans } from '@lingui/react/macro'
import { euroText } from '../../../domain/money-text.ts'
import type { WaitingCall } from '../../../domain/without-line.ts'
import { useLocale } from '../../routing/use-locale.ts'
import type { DeskRequest, KeptAct } from '../../staff/outbox/act.ts'

type Words = { [C in WaitingCall]: (request: DeskRequest<C>) => React.ReactNode }

const tagsText = ({ tags }: { tags: readonly number[] }) => tags.join(', ')

/** What was done, in a line: `Check-in: 4, 5`. */
export function KeptActWords({ act: { call, body } }: { act: KeptAct }) {
  const locale = useLocale()
  const words: Words = {
    'POST /api/staff/stays': (request) => {
      const tags = tagsText(request)
      return <Trans context="counter: what waits, with numbers of tags">Walk-in: {tags}</Trans>
    },
    'POST /api/staff/stays/:id/check-in': (request) => {
      const tags = tagsText(request)
      return <Trans context="counter: what waits, with numbers of tags">Check-in: {tags}</Trans>
    },
    'POST /api/staff/stays/:id/check-out': (request) => {
      const tags = tagsText(request)
      return <Trans context="counter: what waits, with numbers of tags">Check-out: {tags}</Trans>
    },
    'POST /api/staff/stays/:id/payments': ({ cents, method }) => {
      const amount = euroText(cents, locale)
      return method === 'cash' ? (
        <Trans context="counter: what waits, with an amount">Cash: {amount}</Trans>
      ) : (
        <Trans context="counter: what waits, with an amount">Card: {amount}</Trans>
      )
    },
  }
  return words[call](body as never)
}
