import { Trans, useLingui } from '@lingui/react/macro'
import { business } from '../../../../domain/business/business.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { useLocale } from '../../../routing/use-locale.ts'
import { classNames } from '../../../ui/class-names.ts'
import disclosure from '../../../ui/disclosure.module.css'
import { WayNote } from '../../../words/ways-to-pay/way-note.tsx'
import type { Question, QuestionId } from './question.ts'
import styles from './question-list.module.css'
import { questions } from './questions.ts'

const askedMost = 5

/** Questions that open independently, even without scripts (specification, section 2). */
export function QuestionList() {
  const all = questions(useLocale())
  const count = all.length
  return (
    <div>
      <Columns questions={all.slice(0, askedMost)} />
      <details className={styles.all}>
        <summary>
          <Trans context="opens the rest of the questions; a number, such as 15">
            All {count} questions
          </Trans>
        </summary>
        <Columns questions={all.slice(askedMost)} />
      </details>
    </div>
  )
}

/** Two columns in wide windows. Opening a question in one column doesn't move the other. */
function Columns({ questions }: { questions: readonly Question[] }) {
  const half = Math.ceil(questions.length / 2)
  return (
    <div className={styles.columns}>
      <Column questions={questions.slice(0, half)} />
      <Column questions={questions.slice(half)} />
    </div>
  )
}

function Column({ questions }: { questions: readonly Question[] }) {
  const { i18n } = useLingui()
  return (
    <div>
      {questions.map(({ id, question, answer }) => (
        <details key={id} className={classNames(disclosure.disclosure, styles.question)}>
          <summary>{i18n._(question)}</summary>
          <p id={id}>{i18n._(answer)}</p>
          <Links of={id} />
        </details>
      ))}
    </div>
  )
}

function Links({ of }: { of: QuestionId }) {
  if (of === 'where')
    return (
      <p>
        <a href={business.mapUrl} target="_blank" rel="noopener">
          <Trans>Open the map</Trans>
        </a>
      </p>
    )
  if (of === 'booking')
    return (
      <p className={styles.links}>
        <PageLink to={paths.bookOnline}>
          <Trans comment="Choice on the home page">Pay Online</Trans>
          <WayNote way="online" />
        </PageLink>
        <PageLink to={paths.reserve}>
          <Trans comment="Choice on the home page: reserve now, pay at the office">
            Reserve & Pay On-Location
          </Trans>
          <WayNote way="desk" />
        </PageLink>
      </p>
    )
  return null
}
