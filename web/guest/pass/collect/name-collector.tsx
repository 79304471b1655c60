import { msg } from '@lingui/core/macro'
import { useLingui } from '@lingui/react'
import { Trans } from '@lingui/react/macro'
import { type FormEvent, useState } from 'react'
import { limitsOfText } from '../../../../domain/business/business.ts'
import type { Pass } from '../../../../domain/pass/pass.ts'
import type { CollectedItems } from '../../../../domain/stay/collectors.ts'
import { send } from '../../../api.ts'
import { fieldSentences } from '../../../forms/field-sentences.ts'
import { Button } from '../../../ui/button.tsx'
import { Field } from '../../../ui/field.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { TextInput } from '../../../ui/text-input.tsx'
import { isolated } from '../../../words/isolated.ts'
import { PassFailure } from '../pass-failure.tsx'
import { usePassAction } from '../use-pass-action.ts'
import styles from './collect.module.css'
import { ItemsChoice } from './items-choice.tsx'
import { stillOffered } from './offered-items.ts'

export type CollectProps = Parameters<typeof usePassAction>[0] & { pass: Pass; token: string }

const checkCollector = msg({
  message: 'Please check the name and the items.',
  context: 'the form in which a guest names who collects',
})
const allItems: CollectedItems = { tags: null, items: null }

export function NameCollector(props: CollectProps) {
  const { pass, token: bearer, onSettled, onStale } = props
  const { i18n } = useLingui()
  const [name, setName] = useState('')
  const [touched, choose] = useState(allItems)
  const chosen = stillOffered(pass, touched)
  const [made, setMade] = useState<Pass['collectors'][number] | null>(null)
  const { action, busy, failure, fields } = usePassAction({
    pass,
    onSettled: (settled) => {
      // Searches by name, because after a repeated request another pass may be the newest.
      setMade(settled.collectors.findLast((one) => one.name === name.trim()) ?? null)
      onSettled(settled)
    },
    onStale,
    invalid: checkCollector,
  })
  // A pass that was used or revoked in the meantime has no token.
  const current = pass.collectors.find(({ id }) => id === made?.id)

  if (current?.token) {
    const named = isolated(current.name ?? '')
    return (
      <>
        <Notice tone="success" role="status">
          <Trans context="a pick-up pass was made; {named} is a person's name">
            The pass for <strong>{named}</strong> is ready. Send it now.
          </Trans>
        </Notice>
        <Button
          variant="outline"
          onClick={() => {
            setMade(null)
            setName('')
            choose(allItems)
          }}
        >
          <Trans context="button: opens the form for one more pick-up pass">
            Name someone else
          </Trans>
        </Button>
      </>
    )
  }

  function submit(event: FormEvent): void {
    event.preventDefault()
    const requested = { name, items: chosen.items, tags: chosen.tags && [...chosen.tags] }
    void action('collector', requested, (idempotencyKey) =>
      send('POST /api/pass/collectors', requested, { idempotencyKey, bearer }),
    )
  }

  const error = fields.name && i18n._(fieldSentences[fields.name])
  const isNothing = chosen.tags?.length === 0
  return (
    <form className={styles.form} onSubmit={submit}>
      <p>
        <Trans context="over the form in which a guest names who collects">
          Give us the name on their ID. They show it with the pass at our desk. The pass works once,
          and you can revoke it until then.
        </Trans>
      </p>
      <Field
        label={<Trans context="field: of whoever collects">Their full name</Trans>}
        error={error}
      >
        {(control) => (
          <TextInput
            {...control}
            required
            maxLength={limitsOfText.name}
            autoComplete="off"
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
        )}
      </Field>
      <ItemsChoice pass={pass} chosen={chosen} onChoose={choose} />
      {failure && <PassFailure failure={failure} reference={pass.reference} />}
      <Button type="submit" busy={busy} disabled={isNothing}>
        <Trans context="button: the guest makes a pick-up pass">Make the pass</Trans>
      </Button>
    </form>
  )
}
