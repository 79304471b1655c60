import { ApiError } from '../../api.ts'
import { checkMessage } from './check-message.ts'
import type { ContactErrors } from './contact-errors.ts'
import { type ContactMessage, sendMessage } from './send-message.ts'

/** `wrong`: not sent, as the fields named are in the way. `refused`: the office did not get it. */
export type Delivery =
  | { kind: 'sent' }
  | { kind: 'wrong'; errors: ContactErrors }
  | { kind: 'refused'; errors: ContactErrors }

/** Checks and sends a message. In a file of its own because nobody needs it before they write. */
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
