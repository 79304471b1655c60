import { localizePath } from '../../domain/locales.ts'
import type { Stay } from '../../domain/stay-file.ts'
import type { Settings } from '../env.ts'
import { passToken } from '../pass/links.ts'

/** A stay whose guest is still known, and can be written to. */
export interface GuestStay extends Stay {
  customerName: string
  customerEmail: string
  /** The guest's own link; null where this deployment signs none. */
  passUrl: string | null
}

/** The stay as a letter to its guest needs it; null once they are forgotten, or where they left no address. */
export async function guestStay(settings: Settings, stay: Stay): Promise<GuestStay | null> {
  const { id, customerName, customerEmail, locale } = stay
  if (customerName === null || customerEmail === null) return null
  const token = await passToken(settings, id)
  // In the fragment: no log and no referrer sees it, and a scanner of mails asks for the page alone.
  const page = `${settings.SITE_ORIGIN}${localizePath('/pass', locale)}`
  return { ...stay, customerName, customerEmail, passUrl: token && `${page}#${token}` }
}
