import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { Button } from '../../ui/button.tsx'
import { Cross } from '../../ui/cross.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { WhyNot } from './bring-anew.ts'
import styles from './not-opened.module.css'

interface NotOpenedProps {
  why: WhyNot
  onAgain: () => Promise<void> | undefined
  onReload: () => void
  onClose: () => void
}

export function NotOpened({ why, onAgain, onReload, onClose }: NotOpenedProps) {
  const { t } = useLingui()
  const [busy, setBusy] = useState(false)

  function again(): void {
    setBusy(true)
    void onAgain()?.finally(() => setBusy(false))
  }

  return (
    <Notice tone="danger" role="alert" className={styles.notice}>
      <p>
        <Why why={why} />
      </p>
      <div className={styles.buttons}>
        {why === 'reload' ? (
          <Button size="sm" onClick={onReload}>
            <Trans context="staff page, button: load the page anew">Reload</Trans>
          </Button>
        ) : (
          <Button size="sm" variant="outline" busy={busy} onClick={again}>
            <Trans context="staff page, button: open a page that could not be opened">
              Try again
            </Trans>
          </Button>
        )}
        <Button
          size="icon"
          variant="ghost"
          aria-label={t({ message: 'Close', context: 'staff page, button: put a message away' })}
          onClick={onClose}
        >
          <Cross />
        </Button>
      </div>
    </Notice>
  )
}

function Why({ why }: { why: WhyNot }) {
  switch (why) {
    case 'offline':
      return (
        <Trans context="staff page: why another page can't be opened">
          No connection: that page can’t be opened right now. What you have open here stays.
        </Trans>
      )
    case 'server':
      return (
        <Trans context="staff page: why another page can't be opened">
          The server has a problem: that page can’t be opened right now. What you have open here
          stays.
        </Trans>
      )
    case 'reload':
      return (
        <Trans context="staff page: why another page can't be opened">
          That page only opens after a reload. What you have typed here would be lost; entries
          waiting to be sent are kept.
        </Trans>
      )
  }
}
