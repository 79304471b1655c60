import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useState } from 'react'
import { Button } from '../../../ui/button.tsx'
import { useFetched } from '../../payment/stripe/use-fetched.ts'
import styles from './pay-area.module.css'
import type { Booking } from './use-booking.ts'

interface WalletPlaceProps {
  booking: Booking
  /** True once the guest has used the form. The wallet's code is only loaded then. */
  touched: boolean
  onAsk: () => void
}

const timeoutMs = 15_000

/**
 * Shows the wallet button, or a button or sentence in its place.
 * Reserves the button's height to avoid layout shifts.
 */
export function WalletPlace({ booking, touched, onAsk }: WalletPlaceProps) {
  const { t } = useLingui()
  const [wallet, setWallet] = useState<'unknown' | 'here' | 'none' | 'failed'>('unknown')
  const may = touched && mayHaveWallet()
  const none = wallet === 'none' || (touched && !may)
  const Wallet = useFetched(
    () => import('../../payment/stripe/stripe-section.tsx'),
    may && (wallet === 'unknown' || wallet === 'here'),
    () => setWallet('failed'),
  )
  const isAwaited = may && wallet === 'unknown'
  useEffect(() => {
    if (!isAwaited) return
    const timer = setTimeout(() => setWallet('failed'), timeoutMs)
    return () => clearTimeout(timer)
  }, [isAwaited])
  return (
    <div className={styles.area}>
      <section
        className={styles.wallet}
        aria-label={t({
          message: 'Express payment',
          context: 'name of the place of the wallet buttons',
        })}
      >
        {Wallet && (
          <Wallet
            show="wallet"
            total={booking.stripeTotal}
            mayOpenWallet={booking.mayOpenWallet}
            onWallet={(available) => setWallet(available ? 'here' : 'none')}
            onWalletPay={booking.payByWallet}
            onFailure={() => setWallet('failed')}
          />
        )}
        {none ? (
          <p className={styles.hint}>
            <Trans context="in place of a wallet's button">
              Apple Pay, Google Pay and Link are not available here. Please pay by card.
            </Trans>
          </p>
        ) : wallet === 'failed' ? (
          <Button variant="outline" onClick={() => setWallet('unknown')}>
            <Trans context="button in place of the wallet's, which could not be loaded">
              Wallets didn’t load: try again
            </Trans>
          </Button>
        ) : (
          wallet === 'unknown' && (
            <Button variant="outline" busy={touched} onClick={onAsk}>
              <Trans context="button that looks for a wallet, in whose place the wallet's own then stands; the form asks for name and email address">
                Skip the form with Apple Pay, Google Pay or Link
              </Trans>
            </Button>
          )
        )}
      </section>
      <p className={styles.or}>
        {!none && (
          <Trans context="between the wallet's button and the card's">or pay with card</Trans>
        )}
      </p>
    </div>
  )
}

/** If false, Stripe's script needn't be loaded for the wallet button. */
function mayHaveWallet(): boolean {
  return 'ApplePaySession' in window || 'PaymentRequest' in window
}
