import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import type { RequestOf } from '../../../domain/api.ts'
import { limitsOfText } from '../../../domain/business/business.ts'
import { type CashCurrency, cashCurrencies, isCash } from '../../../domain/payments/drawer.ts'
import { ApiError, send } from '../../api.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import { toast } from '../../ui/toast/toast.ts'
import { CashFields } from './cash-fields.tsx'
import styles from './count-drawer.module.css'
import { TillFailure } from './till-failure.tsx'
import { useTillWrite } from './till-report.ts'
import { nothingTyped, typedCash } from './typed-cash.ts'

const sendMovement = (
  movement: RequestOf<'POST /api/staff/till/movements'>,
  idempotencyKey: string,
) => send('POST /api/staff/till/movements', movement, { idempotencyKey })

function shortIn(error: Error | null): CashCurrency[] {
  if (!(error instanceof ApiError) || error.code !== 'drawer_short') return []
  const { fieldErrors } = error
  return cashCurrencies.filter(
    (currency) => fieldErrors[currency === 'EUR' ? 'cash.cents' : 'cash.lek'],
  )
}

export function MoveCash() {
  const { t } = useLingui()
  const [kind, setKind] = useState<'float' | 'banked'>('float')
  const [typed, setTyped] = useState(nothingTyped)
  const [reason, setReason] = useState('')
  const { mutate, isPending, error, reset } = useTillWrite('till-movement', sendMovement, () => {
    setTyped(nothingTyped)
    setReason('')
    toast({ title: t({ message: 'Saved', context: 'till' }), description: '' })
  })
  const cash = typedCash(typed)
  const short = shortIn(error)
  const isReady = cash !== null && isCash(cash) && reason.trim() !== ''

  function save(event: FormEvent): void {
    event.preventDefault()
    if (cash && isReady && !isPending) mutate({ kind, cash, reason: reason.trim() })
  }

  return (
    <Card className={styles.move}>
      <form onSubmit={save} noValidate className={styles.form}>
        <h2>
          <Trans context="till">Add or remove cash</Trans>
        </h2>
        <Field label={<Trans context="till">What for</Trans>}>
          {(control) => (
            <Select
              {...control}
              value={kind}
              onChange={({ target }) => setKind(target.value === 'banked' ? 'banked' : 'float')}
            >
              <option value="float">{t({ message: 'Add to float', context: 'till' })}</option>
              <option value="banked">
                {t({ message: 'Take out for the bank', context: 'till' })}
              </option>
            </Select>
          )}
        </Field>
        <CashFields
          legend={<Trans context="till">Amount</Trans>}
          value={typed}
          onChange={(value) => {
            setTyped(value)
            if (short.length > 0) reset()
          }}
          short={short}
        />
        <Field label={<Trans context="till">Reason</Trans>} required>
          {(control) => (
            <TextInput
              {...control}
              autoComplete="off"
              maxLength={limitsOfText.reason}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
            />
          )}
        </Field>
        {error && <TillFailure error={error} />}
        <Button type="submit" variant="secondary" busy={isPending} disabled={!isReady}>
          <Trans context="button: till">Save</Trans>
        </Button>
      </form>
    </Card>
  )
}
