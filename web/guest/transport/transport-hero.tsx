import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './transport-hero.module.css'

interface TransportHeroProps {
  /** Over the title, such as a badge or a way back. */
  above?: ReactNode
  title: ReactNode
  lead: ReactNode
  /** The destination sign with what a traveller asks first. */
  sign: ReactNode
  /** The façade that the bus stands before: each of the pages has its own. */
  paint: 'coral' | 'sky' | 'plum'
  children?: ReactNode
}

/** The first screen of the pages about buses and shuttles. */
export function TransportHero({ above, title, lead, sign, paint, children }: TransportHeroProps) {
  return (
    <header className={styles.hero}>
      <div className={styles.inner}>
        <div className={styles.words}>
          {above}
          <h1>{title}</h1>
          <p className={styles.lead}>{lead}</p>
        </div>
        <div className={styles.stop}>
          {sign}
          {children && <div className={styles.actions}>{children}</div>}
        </div>
      </div>
      <div className={classNames(styles.street, styles[paint], 'by-night')}>
        <img
          src="/illustrations/street-bus.svg"
          alt=""
          width="440"
          height="168"
          className={styles.bus}
        />
      </div>
    </header>
  )
}
