import { Trans } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { business, photos } from '../../../domain/business/business.ts'
import { OwnPicture } from '../../guest/office/own-picture.tsx'
import { walkingRouteFrom } from '../../words/office-text.ts'
import styles from './walk-steps.module.css'

const drawings = {
  square: { src: '/illustrations/landmarks/skanderbeg-square.svg', width: 56, height: 56 },
  street: { src: '/illustrations/map.svg#plain', width: 800, height: 600 },
  door: { src: '/illustrations/facade.svg', width: 300, height: 106 },
  desk: { src: '/illustrations/desk.svg', width: 560, height: 420 },
}

/** The walk from the main square. Drawings replace missing photographs (decision 0057). */
export function WalkSteps() {
  const { name, address, metresToMainSquare: metres, minutesToMainSquare: minutes } = business
  const { street } = address
  return (
    <ol className={styles.steps}>
      <Step place="square" title={<Trans comment="Step of the walk">Start on the square</Trans>}>
        <Trans comment="Step of the walk">
          Stand by the statue of Skanderbeg on his horse. City buses and the airport shuttle stop
          nearby.
        </Trans>
      </Step>
      <Step place="street" title={<Trans comment="Step of the walk">Walk to our street</Trans>}>
        <Trans comment="Step of the walk">
          It is {metres} m to {street}, about {minutes} minutes.
        </Trans>{' '}
        <a
          href={walkingRouteFrom('Skanderbeg Square, Tirana')}
          target="_blank"
          rel="noopener"
          className={styles.route}
        >
          <Trans comment="Step of the walk: opens a map service">Show each turn on a map</Trans>
        </a>
      </Step>
      <Step
        place="door"
        alt={name}
        title={<Trans comment="Step of the walk">Look for our name</Trans>}
      >
        <Trans comment="Step of the walk">“{name}” is written at the door.</Trans>
      </Step>
      <Step place="desk" title={<Trans comment="Step of the walk">Come to the desk</Trans>}>
        <Trans comment="Step of the walk">
          Show your code or say your reference. Without a booking, just bring your bags.
        </Trans>
      </Step>
    </ol>
  )
}

interface StepProps {
  place: keyof typeof drawings
  title: ReactNode
  /** Text alternative for a photograph that shows more than the text beside it says. */
  alt?: string | undefined
  children: ReactNode
}

function Step({ place, title, alt, children }: StepProps) {
  return (
    <li className={styles.step}>
      <OwnPicture
        photo={photos[place]}
        drawing={drawings[place]}
        alt={alt}
        className={styles.picture}
      />
      <h3>{title}</h3>
      <p>{children}</p>
    </li>
  )
}
