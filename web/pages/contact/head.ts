import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business.ts'
import { hoursText } from '../../hours-text.ts'
import type { PageHead } from '../../page.ts'

const { replyHours } = business

export function head(i18n: I18n): PageHead {
  return {
    title: i18n._(msg`Contact – Tirana Luggage Storage`),
    description: i18n._(
      msg`Call, write or visit Tirana Luggage Storage, a staffed office in the city centre, open every day ${hoursText}. We answer within ${replyHours} hours.`,
    ),
  }
}
