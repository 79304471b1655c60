import { Plural, Trans } from '@lingui/react/macro'
import { bagsFor, collectorStatus } from '../../../../domain/stay/collectors.ts'
import { bagsInside, type Collector, type StayRecord } from '../../../../domain/stay/stay-record.ts'
import { Notice } from '../../../ui/notice.tsx'
import { isolated } from '../../../words/isolated.ts'
import { choicesInOrder } from '../forms/pass-choice.tsx'

export function ShownPass({ record, collector }: { record: StayRecord; collector: string | null }) {
  const pass = record.collectors.find(({ id }) => id === collector)
  if (!pass) return null
  const state = collectorStatus(record, pass)
  const name = isolated(pass.name ?? '–')
  switch (state) {
    case 'used':
      return (
        <Notice tone="danger" role="alert">
          <Trans context="desk: a pick-up pass was shown">
            This pick-up pass for {name} has already been used.
          </Trans>
        </Notice>
      )
    case 'revoked':
      return (
        <Notice tone="danger" role="alert">
          <Trans context="desk: a pick-up pass was shown">
            The guest has revoked the pick-up pass for {name}. Give nothing out by it.
          </Trans>
        </Notice>
      )
    case 'gone':
      return (
        <Notice tone="danger" role="alert">
          <Trans context="desk: a pick-up pass was shown">
            Nothing is left to collect with the pick-up pass for {name}.
          </Trans>
        </Notice>
      )
    case 'open':
      return (
        <Notice role="status">
          <p>
            <Trans context="desk: a pick-up pass was shown">
              Pick-up pass: check the ID of <strong>{name}</strong>.
            </Trans>
          </p>
          <p>
            <ItsItems record={record} pass={pass} />
          </p>
        </Notice>
      )
  }
}

function ItsItems({ record, pass }: { record: StayRecord; pass: Collector }) {
  const tags = choicesInOrder(bagsFor(record, pass)).join(', ')
  if (bagsInside(record).length === 0)
    return <Trans context="desk: a pick-up pass was shown">No bags are here yet.</Trans>
  if (pass.items !== null)
    return (
      <Plural
        context="desk: a pick-up pass was shown"
        value={pass.items}
        one="For # item: tick the right one."
        other="For # items: tick the right ones."
      />
    )
  return <Trans context="desk: a pick-up pass was shown">For these tags alone: {tags}</Trans>
}
