import { type ReactNode, type Ref, useId } from 'react'
import { classNames } from './class-names.ts'
import styles from './section.module.css'

interface SectionProps {
  title: ReactNode
  tag?: ReactNode
  lead?: ReactNode
  id?: string
  tone?: 'plain' | 'raised' | 'brand'
  ref?: Ref<HTMLElement>
  tabIndex?: number
  children: ReactNode
}

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
