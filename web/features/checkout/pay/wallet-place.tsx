import { Trans, useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import { mayHaveWallet } from './may-have-wallet.ts'
import styles from './pay-area.module.css'
import { useStripeSection } from './stripe/use-stripe-section.ts'
import type { Booking } from './use-booking.ts'

interface WalletPlaceProps {
  booking: Booking
  /** Stripe is loaded for a wallet only once the form was touched, and where there may be one. */
  touched: boolean
}

/**
 * The place of the wallet's button, right after the stay, as it brings the name and the e-mail address
 * along. Kept at one height, so that nothing moves when it comes, or does not.
 */
export function WalletPlace({ booking, touched }: WalletPlaceProps) {
  const { t } = useLingui()
  const [wallet, setWallet] = useState<'unknown' | 'here' | 'none'>('unknown')
  const may = touched && mayHaveWallet()
  const none = wallet === 'none' || (touched && !may)
  const Wallet = useStripeSection(may && wallet !== 'none', () => setWallet('none'))
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
            onFailure={() => setWallet('none')}
          />
        )}
        {wallet !== 'here' && (
          <p className={styles.hint}>
            {none ? (
              <Trans context="in place of a wallet's button">
                No wallet is available here: pay with card below.
              </Trans>
            ) : (
              <Trans context="in place of a wallet's button, until it is known whether there is one">
                With Apple Pay, Google Pay or Link there is no name or email to type.
              </Trans>
            )}
          </p>
        )}
      </section>
      <p className={styles.or}>
        <Trans context="between the wallet's button and the card's">or pay with card</Trans>
      </p>
    </div>
  )
}
