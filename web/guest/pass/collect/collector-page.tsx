import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business } from '../../../../domain/business/business.ts'
import { isPickUpWorthSaving } from '../../../../domain/pass/saved-pass.ts'
import type { CollectorStatus, PickUpPass } from '../../../../domain/stay/collectors.ts'
import { instantText } from '../../../../domain/time/date-text.ts'
import { read } from '../../../api.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { Button, buttonClass } from '../../../ui/button.tsx'
import { LuggageTag } from '../../../ui/luggage-tag/luggage-tag.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { Spinner } from '../../../ui/spinner.tsx'
import { openingHours } from '../../../words/hours-text.ts'
import { OfficeChat } from '../../../words/office-phone/office-chat.tsx'
import { dialLink, walkingRoute } from '../../../words/office-text.ts'
import { OfficeHelp } from '../../office/office-help.tsx'
import { ClosedDays } from '../closed-days.tsx'
import { tokenInAddress } from '../pass-token.ts'
import { pickUpPasses } from '../saved/device-passes.ts'
import { SavedHere } from '../saved/saved-here.tsx'
import { SavedNotice } from '../saved/saved-notice.tsx'
import { savedPickUpOf } from '../saved/saved-passes.ts'
import { type Known, type PassSource, useKnownPass } from '../use-known-pass.ts'
import styles from './collect.module.css'
import { ItemsText } from './items-text.tsx'

/** Page of a pick-up pass. Shows the collector's name, but no personal data of the guest. */
export function CollectorPage({ onForgotten }: { onForgotten: () => void }) {
  const { state, ask } = usePickUpPass()
  switch (state.kind) {
    case 'asking':
      return (
        <p role="status">
          <Spinner /> <Trans context="while a pick-up pass loads">Opening the pass…</Trans>
        </p>
      )
    case 'unknown':
      return (
        <>
          <Notice role="alert">
            <Trans context="a link of a pick-up pass that opens nothing">
              This link doesn’t open a pick-up pass. Part of it may be missing: ask whoever sent it
              to you for the whole link.
            </Trans>
          </Notice>
          <OfficeHelp />
        </>
      )
    case 'replaced':
      return (
        <>
          <Notice role="alert">
            <Trans context="a link of a pick-up pass that was replaced by another">
              This link no longer works. Ask whoever sent it to you for the new one.
            </Trans>
          </Notice>
          <OfficeHelp />
        </>
      )
    case 'unreachable':
      return (
        <>
          <Notice role="alert">
            <p>
              <Trans context="a pick-up pass could not be loaded">
                We can’t reach our booking system right now.
              </Trans>
            </p>
            <Button onClick={() => void ask()}>
              <Trans context="button: ask for a pick-up pass once more">Try again</Trans>
            </Button>
          </Notice>
          <OfficeHelp />
        </>
      )
    case 'known':
      return <Shown key={state.token} {...state} onForgotten={onForgotten} />
    case 'several':
    case 'none':
      return null
  }
}

const collectors: PassSource<PickUpPass> = {
  wanted: () => {
    const token = tokenInAddress('collector')
    return token ? { token } : { kind: 'none' }
  },
  read: (token) => read('GET /api/pass/collector', undefined, token),
  savedOf: async (token) => savedPickUpOf(token),
  keep: (token, pass, at) => {
    if (isPickUpWorthSaving(pass, at)) pickUpPasses.keep(token, pass, at)
    else pickUpPasses.forget(token)
  },
}

function usePickUpPass() {
  return useKnownPass(collectors)
}

type ShownProps = Pick<Known<PickUpPass>, 'pass' | 'token' | 'asOf'> & { onForgotten: () => void }

function Shown({ pass, token, asOf, onForgotten }: ShownProps) {
  const locale = useLocale()
  const { opens, closes } = openingHours(locale)
  const isOpen = pass.status === 'open'
  return (
    <div className={styles.page}>
      {asOf && <SavedNotice asOf={asOf} actions={false} />}
      <p role="status" className={styles.standing}>
        <StatusNote {...pass} />
      </p>
      {isOpen && <PickUpTag pass={pass} />}
      {isOpen && (
        <>
          <div className={styles.ways}>
            <a
              href={walkingRoute}
              target="_blank"
              rel="noopener noreferrer"
              className={buttonClass()}
            >
              <Trans context="link on a pick-up pass: walking directions to the office, on a map">
                Route
              </Trans>
            </a>
            <a href={dialLink(business.phone)} className={buttonClass({ variant: 'outline' })}>
              <Trans context="link on a pick-up pass: calls the office">Call</Trans>
            </a>
            <OfficeChat className={buttonClass({ variant: 'outline' })} />
          </div>
          <p>
            <Trans context="on a pick-up pass; the placeholders are times of day">
              Our desk is open every day from {opens} to {closes}, Tirana time.
            </Trans>
          </p>
          <ClosedDays startDate={pass.pickUpAt} pickUpAt={pass.pickUpAt} />
        </>
      )}
      <SavedHere token={token} passes={pickUpPasses} onForgotten={onForgotten} />
      <OfficeHelp />
    </div>
  )
}

function StatusNote({ status, here, usedAt }: PickUpPass) {
  const locale = useLocale()
  const when = usedAt ? instantText(new Date(usedAt), locale) : ''
  const says: Record<CollectorStatus, ReactNode> = {
    open:
      here > 0 ? (
        <Trans context="on a pick-up pass">Show this code and your ID at our desk.</Trans>
      ) : (
        <Trans context="on a pick-up pass">
          The luggage is not with us yet. Once it is, show this code and your ID at our desk.
        </Trans>
      ),
    used: <Trans context="on a pick-up pass that was used">Collected: {when}</Trans>,
    revoked: (
      <Trans context="on a pick-up pass">
        This pass was revoked. Ask whoever sent it to you for a new one.
      </Trans>
    ),
    gone: (
      <Trans context="on a pick-up pass">
        Nothing is left to collect with this pass. Ask whoever sent it to you.
      </Trans>
    ),
  }
  return says[status]
}

function PickUpTag({ pass: { code, name, tags, items, pickUpAt } }: { pass: PickUpPass }) {
  const locale = useLocale()
  return (
    <LuggageTag
      strip={business.name}
      label={<Trans context="over the code of a pick-up pass">Pick-up pass</Trans>}
      code={code}
    >
      <dl className={styles.facts}>
        <dt>
          <Trans context="row of a pick-up pass: who collects">For</Trans>
        </dt>
        <dd>{name}</dd>
        <dt>
          <Trans context="row of a pick-up pass: what is collected">Luggage</Trans>
        </dt>
        <dd>
          <ItemsText tags={tags} items={items} />
        </dd>
        <dt>
          <Trans context="row of a pick-up pass: until when">Collect by</Trans>
        </dt>
        <dd>{instantText(new Date(pickUpAt), locale)}</dd>
      </dl>
    </LuggageTag>
  )
}
