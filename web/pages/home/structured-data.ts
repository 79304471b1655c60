import type { I18n } from '@lingui/core'
import type { FAQPage, WithContext } from 'schema-dts'
import type { Locale } from '../../../domain/locales.ts'
import { questions } from '../../features/faq/questions.ts'

/** The questions as search engines read them, from the same words as the page. */
export function structuredData(i18n: I18n): WithContext<Exclude<FAQPage, string>>[] {
  return [
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
