import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  /** A word or two above the title, on a luggage tag. */
  tag?: ReactNode
  lead?: ReactNode
  /** The anchor that links to this section name. */
  id?: string
  /** `raised` sets the band on the colour of the cards, `brand` on the green of the house. */
  tone?: 'plain' | 'raised' | 'brand'
  ref?: Ref<HTMLElement>
  /** -1 where a script moves the focus to the band. */
  tabIndex?: number
  children: ReactNode
}

/** One band of a page, with its heading; bands alternate between the tones. */
export function Section(props: SectionProps) {
  const { title, tag, lead, id, tone = 'plain', ref, tabIndex, children } = props
  const heading = useId()
  return (
    <section
      ref={ref}
      id={id}
      tabIndex={tabIndex}
      aria-labelledby={heading}
      className={classNames(styles.band, styles[tone])}
    >
      <div className={styles.inner}>
        <div className={styles.heading}>
          {tag && <p className={styles.tag}>{tag}</p>}
          <h2 id={heading}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  )
}
