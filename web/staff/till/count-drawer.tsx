import { Trans, useLingui } from '@lingui/react/macro'
import { type FormEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import type { RequestOf } from '../../../domain/api.ts'
import { eurosFromCents, numberText } from '../../../domain/business/money.ts'
import type { OpenDay } from '../../../domain/desk/till.ts'
import {
  type CashCurrency,
  cashCurrencies,
  denominations,
} from '../../../domain/payments/drawer.ts'

import { send } from '../../api.ts'
import { useLocale } from '../../routing/use-locale.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { TextInput } from '../../ui/text-input.tsx'
import styles from './count-drawer.module.css'
import { TillFailure } from './till-failure.tsx'
import { useTillWrite } from './till-report.ts'
import { useCashText } from './use-cash-text.ts'

const sendCount = (count: RequestOf<'POST /api/staff/till/counts'>, idempotencyKey: string) =>
  send('POST /api/staff/till/counts', count, { idempotencyKey })

type Pieces = Record<CashCurrency, Record<number, string>>

/** Returns a number of notes or coins: 0 if empty, `null` if invalid. */
function piecesOf(text = ''): number | null {
  return /^\d{0,5}$/.test(text.trim()) ? Number(text) : null
}

function sumOf(typed: Record<number, string>): number | null {
  const parts = Object.entries(typed).map(([worth, text]) => {
    const pieces = piecesOf(text)
    return pieces === null ? null : Number(worth) * pieces
  })
  return parts.reduce((sum, part) => (sum === null || part === null ? null : sum + part), 0)
}

interface CountDrawerProps {
  /** Holder of the drawer. If `null`, the user counts their own drawer or the shared one. */
  holder: OpenDay['holder']
  onClose: () => void
}

/** Counts the drawer without showing the expected amount. */
export function CountDrawer({ holder, onClose }: CountDrawerProps) {
  const { t } = useLingui()
  const locale = useLocale()
  const text = useCashText()
  const form = useRef<HTMLFormElement>(null)
  const [pieces, setPieces] = useState<Pieces>({ EUR: {}, ALL: {} })
  const { mutate, isPending, error } = useTillWrite('till-count', sendCount, onClose)
  const [cents, lek] = cashCurrencies.map((currency) => sumOf(pieces[currency]))
  const isTyped = [pieces.EUR, pieces.ALL].some((typed) => Object.values(typed).some(Boolean))
  const counted =
    isTyped && typeof cents === 'number' && typeof lek === 'number' ? { cents, lek } : null

  useEffect(() => form.current?.querySelector('input')?.focus(), [])

  function save(event: FormEvent): void {
    event.preventDefault()
    if (counted && !isPending) mutate({ ...counted, ...(holder && { holder: holder.id }) })
  }

  /** Makes Enter move to the next field instead of submitting. */
  function step(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return
    event.preventDefault()
    const fields = [...(form.current?.querySelectorAll<HTMLElement>('input, [type=submit]') ?? [])]
    fields[fields.indexOf(event.target) + 1]?.focus()
  }

  const worthText = (worth: number, currency: CashCurrency) =>
    currency === 'EUR' ? text.euro(worth) : text.lek(worth)

  const figureText = (worth: number, currency: CashCurrency) =>
    currency === 'EUR'
      ? numberText(eurosFromCents(worth), locale, worth < 100 ? 2 : 0)
      : numberText(worth, locale)

  const group = (currency: CashCurrency, name: string, sum: number | null | undefined) => (
    <fieldset className={styles.group}>
      <legend>
        <h3>{name}</h3>
      </legend>
      {denominations[currency].map((worth) => {
        const figure = worthText(worth, currency)
        const typed = pieces[currency][worth] ?? ''
        return (
          <div key={worth} className={styles.row}>
            <span aria-hidden="true">{figureText(worth, currency)} ×</span>
            <TextInput
              inputMode="numeric"
              autoComplete="off"
              aria-label={t({ message: `Number of ${figure}`, context: 'till: notes or coins' })}
              aria-invalid={piecesOf(typed) === null || undefined}
              value={typed}
              onChange={({ target }) =>
                setPieces({ ...pieces, [currency]: { ...pieces[currency], [worth]: target.value } })
              }
            />
          </div>
        )
      })}
      <p className={styles.sum} role="status">
        <Trans context="till: sum of what was counted">Counted</Trans>{' '}
        <strong>{typeof sum === 'number' ? worthText(sum, currency) : '–'}</strong>
      </p>
    </fieldset>
  )

  return (
    <Card>
      <form ref={form} onSubmit={save} onKeyDown={step} noValidate className={styles.form}>
        <h2>
          <Trans context="till">Count the drawer</Trans>
          {holder && <small> {holder.username}</small>}
        </h2>
        <div className={styles.groups}>
          {group('EUR', t({ message: 'Euro', context: 'currency' }), cents)}
          {group('ALL', t({ message: 'Lek', context: 'currency' }), lek)}
        </div>
        {error && <TillFailure error={error} />}
        <div className={styles.actions}>
          <Button variant="outline" size="lg" onClick={onClose}>
            <Trans context="button: till">Cancel</Trans>
          </Button>
          <Button type="submit" size="lg" busy={isPending} disabled={!counted}>
            <Trans context="button: till">Save the count</Trans>
          </Button>
        </div>
      </form>
    </Card>
  )
}
