import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useMemo, useRef, useState } from 'react'
import { switches } from '../../../../domain/business/switches.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { buttonClass } from '../../../ui/button.tsx'
import { classNames } from '../../../ui/class-names.ts'
import { Cross } from '../../../ui/cross.tsx'
import { closeOnBack } from '../../../ui/dialog/close-on-back.ts'
import { Spinner } from '../../../ui/spinner.tsx'
import { asksForHome } from './asks-for-home.ts'
import styles from './booking-dialog.module.css'
import { type BookingKind, bookingFrame } from './booking-frame.ts'

interface BookingDialogProps {
  kind: BookingKind
  title: string
  /** A new object reopens the dialog. */
  openedBy: { link: HTMLAnchorElement }
}

/**
 * Dialog with a booking form (specification, section 2, Home).
 * The frame stays loaded when the dialog closes, so that typed input isn't lost and a payment isn't
 * interrupted.
 */
export function BookingDialog({ kind, title, openedBy }: BookingDialogProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const [arrived, setArrived] = useState(false)
  const dialog = useRef<HTMLDialogElement>(null)
  const view = useRef<HTMLIFrameElement>(null)
  const { src, origin, sandbox } = useMemo(
    () => bookingFrame(kind, locale, location.origin, switches.bookingOrigin),
    [kind, locale],
  )
  const close = () => dialog.current?.close()

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs for each tap on a link
  useEffect(() => {
    if (dialog.current?.open) return
    dialog.current?.showModal()
    dialog.current?.addEventListener('close', closeOnBack(close), { once: true })
  }, [openedBy])

  useEffect(() => {
    const hear = (event: MessageEvent) => {
      if (asksForHome(event, { origin, window: view.current?.contentWindow })) {
        dialog.current?.close()
      }
    }
    addEventListener('message', hear)
    return () => removeEventListener('message', hear)
  }, [origin])

  return (
    <dialog
      ref={dialog}
      aria-label={title}
      className={classNames(styles.dialog, sandbox && styles.stranger)}
      onClose={() => openedBy.link.focus()}
    >
      <div className={styles.place}>
        {!arrived && (
          <p className={styles.loading} role="status">
            <Spinner />{' '}
            <Trans context="while a booking form is on its way">Loading the form…</Trans>
          </p>
        )}
        <iframe
          ref={view}
          src={src}
          title={title}
          allow="payment"
          className={styles.frame}
          onLoad={() => setArrived(true)}
          {...(sandbox && { sandbox })}
        />
        <button
          type="button"
          className={styles.home}
          aria-label={t({
            message: 'Back to home',
            context: 'leaves a booking form, for the home page',
          })}
          onClick={close}
        />
      </div>
      <button
        type="button"
        className={classNames(buttonClass({ variant: 'ghost', size: 'icon' }), styles.close)}
        aria-label={t({ message: 'Close', context: 'button that closes a dialog' })}
        onClick={close}
      >
        <Cross />
      </button>
    </dialog>
  )
}
