import type { ContactErrors } from './contact-errors.ts'
import type { ContactValues } from './send-message.ts'

type ContactCheck = (values: ContactValues) => ContactErrors

const loadCheck = (): Promise<ContactCheck> =>
  import('./contact-errors.ts').then((it) => it.contactErrors)

/**
 * What is wrong with a message. The check comes with the schemas' library, which nobody needs before
 * they send; where it can't be fetched, the Worker's own check has to do.
 */
export async function checkMessage(
  values: ContactValues,
  load: () => Promise<ContactCheck> = loadCheck,
): Promise<ContactErrors> {
  const check = await load().catch(() => noErrors)
  return check(values)
}

const noErrors: ContactCheck = () => ({})
