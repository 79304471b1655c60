import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import type { PassCollector } from '../../../../domain/pass/pass.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { send } from '../../../api.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button } from '../../../ui/button.tsx'
import { PassFailure } from '../pass-failure.tsx'
import { usePassAction } from '../use-pass-action.ts'
import styles from './collect.module.css'
import { ItemsText } from './items-text.tsx'
import type { CollectProps } from './name-collector.tsx'
import { SendPass } from './send-pass.tsx'

export function Collectors(props: CollectProps) {
  return (
    <section className={styles.collectors}>
      <h2>
        <Trans context="heading on the guest's pass">Who else may collect</Trans>
      </h2>
      <ul>
        {props.pass.collectors.toReversed().map((collector) => (
          <li key={collector.id} data-state={collector.status}>
            <p>
              <strong>
                <bdi>{collector.name}</bdi>
              </strong>{' '}
              · <ItemsText {...collector} />
            </p>
            <StatusNote collector={collector} />
            {collector.status === 'open' && <Open {...props} collector={collector} />}
          </li>
        ))}
      </ul>
    </section>
  )
}

function StatusNote({ collector: { status, usedAt } }: { collector: PassCollector }) {
  const locale = useLocale()
  const when = usedAt ? instantText(new Date(usedAt), locale) : ''
  switch (status) {
    case 'open':
      return null
    case 'used':
      return (
        <p>
          <Trans context="of somebody who collected in the guest's place">Collected: {when}</Trans>
        </p>
      )
    case 'revoked':
      return (
        <p>
          <Trans context="of a pick-up pass that the guest took back">Revoked</Trans>
        </p>
      )
    case 'gone':
      return (
        <p>
          <Trans context="of a pick-up pass whose items have left">Nothing left to collect</Trans>
        </p>
      )
  }
}

function Open({ collector, ...props }: CollectProps & { collector: PassCollector }) {
  const { action, busy, failure } = usePassAction(props)
  const [asked, ask] = useState(false)
  const requested = { collector: collector.id }
  const revoke = () =>
    action('revoke', requested, (idempotencyKey) =>
      send('POST /api/pass/collectors/revoke', requested, { idempotencyKey, bearer: props.token }),
    )
  return (
    <>
      {collector.token && <SendPass token={collector.token} />}
      {failure && <PassFailure failure={failure} reference={props.pass.reference} />}
      {asked ? (
        <Button variant="destructive" busy={busy} onClick={() => void revoke()}>
          <Trans context="button: the guest takes a pick-up pass back for good">
            Yes, revoke this pass
          </Trans>
        </Button>
      ) : (
        <Button variant="outline" onClick={() => ask(true)}>
          <Trans context="button: the guest takes a pick-up pass back">Revoke this pass</Trans>
        </Button>
      )}
    </>
  )
}
