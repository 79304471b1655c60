import type { I18n } from '@lingui/core'
import type { FAQPage, WebSite, WithContext } from 'schema-dts'
import { business } from '../../../domain/business/business.ts'
import type { Locale } from '../../../domain/business/locales.ts'
import { questions } from '../../guest/home/faq/questions.ts'
import { hrefOf, paths } from '../../routing/paths.ts'

type HomeData = WithContext<Exclude<FAQPage, string>> | WithContext<Exclude<WebSite, string>>

export function structuredData(i18n: I18n): HomeData[] {
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'WebSite',
      name: business.name,
      url: business.origin + hrefOf(paths.home, i18n.locale as Locale),
      inLanguage: i18n.locale,
      publisher: { '@id': `${business.origin}/#business` },
    },
    {
      '@context': 'https://schema.org',
      '@type': 'FAQPage',
      inLanguage: i18n.locale,
      mainEntity: questions(i18n.locale as Locale).map(({ question, answer }) => ({
        '@type': 'Question',
        name: i18n._(question),
        acceptedAnswer: { '@type': 'Answer', text: i18n._(answer) },
      })),
    },
  ]
}
