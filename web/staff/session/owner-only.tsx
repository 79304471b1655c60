import { Trans } from '@lingui/react/macro'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { policies } from '../../../domain/business/business.ts'
import { euroText } from '../../../domain/business/money.ts'
import type { OwnerReason } from '../../../domain/who-may.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Notice } from '../../ui/notice.tsx'
import { configQuery } from './config-query.ts'

export function AskOwner({ reason = 'action' }: { reason?: OwnerReason }) {
  return (
    <>
      <Why reason={reason} /> <WhomToAsk />
    </>
  )
}

export function WhomToAsk() {
  const { data } = useQuery(configQuery)
  const names = data?.owners?.join(', ')
  return names ? (
    <Trans context="staff page: whom staff ask, by email address">Ask an owner: {names}</Trans>
  ) : (
    <Trans context="staff page: whom staff ask">Ask an owner.</Trans>
  )
}

function Why({ reason }: { reason: OwnerReason }) {
  const limit = euroText(policies.staffRefundLimit, useLocale())
  switch (reason) {
    case 'action':
      return (
        <Trans context="staff page: why staff can't do something">Only an owner can do this.</Trans>
      )
    case 'lower_price':
      return (
        <Trans context="staff page: why staff can't do something">
          Only an owner can lower a price.
        </Trans>
      )
    case 'refund':
      return (
        <Trans context="staff page: why staff can't do something">
          Only an owner can refund more than {limit}.
        </Trans>
      )
  }
}

interface OwnerOnlyProps {
  reason: OwnerReason | null
  children: ReactNode
}

export function OwnerOnly({ reason, children }: OwnerOnlyProps) {
  return (
    <>
      {/* Rendered even when empty, so that screen readers announce text that appears in it. */}
      <div role="status">
        {reason && (
          <Notice>
            <p>
              <AskOwner reason={reason} />
            </p>
          </Notice>
        )}
      </div>
      {reason === null && children}
    </>
  )
}
