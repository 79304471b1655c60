import type { I18n } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { business } from '../../../domain/business/business.ts'
import type { PageHead } from '../../routing/page.ts'

export function head(i18n: I18n): PageHead {
  const { established, metresToMainSquare } = business
  return {
    title: i18n._(msg`About Us – Family-Run Luggage Storage in Tirana`),
    description: i18n._(
      msg`A family business since ${established}: people, not luggage lockers, look after your bags, ${metresToMainSquare} m from the main square of Tirana.`,
    ),
  }
}
