import { Trans } from '@lingui/react/macro'
import { createPortal } from 'react-dom'
import type { Pass } from '../../../../domain/pass/pass.ts'
import { Button } from '../../../ui/button.tsx'
import styles from './own-receipt.module.css'
import { ReceiptSheet } from './receipt-sheet.tsx'

/** Shows the receipt on the screen, and prints nothing but the receipt. */
export function OwnReceipt({ pass }: { pass: Pass }) {
  return (
    <>
      <div className={styles.onScreen}>
        <ReceiptSheet pass={pass} />
        <Button variant="outline" onClick={() => print()}>
          <Trans context="button under a receipt">Print or save as PDF</Trans>
        </Button>
      </div>
      {createPortal(
        <div className={styles.paper}>
          <ReceiptSheet pass={pass} />
        </div>,
        document.body,
      )}
    </>
  )
}
