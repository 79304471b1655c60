import type { ReactNode } from 'react'
import { classNames } from '../../ui/class-names.ts'
import styles from './transport-hero.module.css'

interface TransportHeroProps {
  above?: ReactNode
  title: ReactNode
  lead: ReactNode
  sign: ReactNode
  paint: 'coral' | 'sky' | 'plum'
  children?: ReactNode
}

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
