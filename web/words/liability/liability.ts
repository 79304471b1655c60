import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { policies } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { euroText } from '../../../domain/business/money.ts'

/** Returns one sentence that says what the terms promise for lost or damaged luggage. */
export function liability(locale: Locale): MessageDescriptor {
  const { liabilityPerItem } = policies
  if (liabilityPerItem === null)
    return msg`If we lose or damage your luggage, we are liable for it as the law provides.`
  const sum = euroText(liabilityPerItem, locale)
  return msg`If we lose or damage your luggage, we pay what it is worth, up to ${sum} per item.`
}
