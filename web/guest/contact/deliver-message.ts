import { ApiError } from '../../api.ts'
import type { ContactErrors } from './contact-errors.ts'
import { type ContactMessage, type ContactValues, sendMessage } from './send-message.ts'

/**
 * - `wrong`: not sent, because the fields in `errors` are invalid.
 * - `refused`: sending failed. `errors` are the Worker's, if any.
 */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'wrong'; errors: ContactErrors }
  | { kind: 'refused'; errors: ContactErrors }

export async function deliverMessage(
  message: ContactMessage,
  send: (message: ContactMessage, call: typeof sendMessage) => Promise<unknown>,
): Promise<Delivery> {
  const { locale: _, ...values } = message
  const errors = await checkMessage(values)
  if (Object.values(errors).some(Boolean)) return { kind: 'wrong', errors }
  try {
    await send(message, sendMessage)
  } catch (error) {
    return { kind: 'refused', errors: error instanceof ApiError ? error.fieldErrors : {} }
  }
  return { kind: 'sent' }
}

type ContactCheck = (values: ContactValues) => ContactErrors

const loadCheck = (): Promise<ContactCheck> =>
  import('./contact-errors.ts').then((it) => it.contactErrors)

/**
 * Returns the errors of the message.
 * Empty if the schemas can't be loaded, because the Worker also checks the message.
 */
export async function checkMessage(
  values: ContactValues,
  load: () => Promise<ContactCheck> = loadCheck,
): Promise<ContactErrors> {
  const check = await load().catch(() => noErrors)
  return check(values)
}

const noErrors: ContactCheck = () => ({})
