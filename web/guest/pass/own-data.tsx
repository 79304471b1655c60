import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { useState } from 'react'
import { policies } from '../../../domain/business/business.ts'
import { read, send } from '../../api.ts'
import { saveFile } from '../../browser/save-file.ts'
import { Button } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { PassFailure } from './pass-failure.tsx'
import { type ShownFailure, shownFailureOf } from './refusal-sentence.ts'
import type { OwnStayProps } from './use-pass.ts'

export function OwnDataSection({ pass, token, onStale }: OwnStayProps) {
  const { i18n } = useLingui()
  const [busy, setBusy] = useState<'download' | 'erase' | null>(null)
  const [failure, setFailure] = useState<ShownFailure | null>(null)
  const [noted, setNoted] = useState(false)

  async function attempt(what: 'download' | 'erase', action: () => Promise<void>): Promise<void> {
    if (busy) return
    setBusy(what)
    setFailure(null)
    try {
      await action()
    } catch (error) {
      setFailure(shownFailureOf(i18n, error))
    } finally {
      setBusy(null)
    }
  }

  const download = () =>
    attempt('download', async () => {
      const data = await read('GET /api/pass/data', undefined, token)
      saveFile(`${pass.reference}.json`, 'application/json', JSON.stringify(data, null, 2))
    })

  const erase = () =>
    attempt('erase', async () => {
      const { erasure } = await send('POST /api/pass/erase', {}, { bearer: token })
      if (erasure === 'done') await onStale()
      else setNoted(true)
    })

  return (
    <>
      <p>
        <Trans context="on the guest's pass: what a download of their data holds">
          Download a file with everything we store about this booking: your details, dates,
          payments, bags and emails.
        </Trans>
      </p>
      <Button variant="outline" busy={busy === 'download'} onClick={() => void download()}>
        <Trans context="button on the guest's pass">Download my data</Trans>
      </Button>
      <p>
        <Trans context="on the guest's pass: before a guest asks to be forgotten">
          You can also have your name, email, phone number and requests erased, and photos of your
          bags with them. We do it once your stay is over and everything is paid or refunded. Dates
          and amounts stay in our books without your name, as the law requires.
        </Trans>{' '}
        <LongestWait />
      </p>
      {failure && <PassFailure failure={failure} reference={pass.reference} />}
      <div role="status">
        {noted && (
          <Notice>
            <p>
              <Trans context="on the guest's pass: a guest has asked to be forgotten">
                Noted. We’ll erase your data as soon as your stay is over and everything is paid or
                refunded. You need not ask again.
              </Trans>{' '}
              <LongestWait />
            </p>
          </Notice>
        )}
      </div>
      {!noted && (
        <Button variant="destructive" busy={busy === 'erase'} onClick={() => void erase()}>
          <Trans context="button on the guest's pass: asks for erasure">Erase my data</Trans>
        </Button>
      )}
    </>
  )
}

function LongestWait() {
  const days = policies.unsettledDays
  return (
    <Trans context="on the guest's pass: how long an erasure waits for open money">
      If something is still to be paid or refunded, we wait for it no longer than {days} days after
      your stay.
    </Trans>
  )
}

export function Forgotten() {
  return (
    <Notice role="status">
      <h2>
        <Trans context="heading on the pass of a guest who was forgotten">
          Your data is erased
        </Trans>
      </h2>
      <p>
        <Trans context="on the pass of a guest who was forgotten">
          We no longer store your name, email, phone number or requests. The dates and amounts of
          this booking stay in our books without your name. You can delete this link.
        </Trans>
      </p>
    </Notice>
  )
}
