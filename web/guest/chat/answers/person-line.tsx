import { Trans } from '@lingui/react/macro'
import { useContext } from 'react'
import { business } from '../../../../domain/business/business.ts'
import { switches } from '../../../../domain/business/switches.ts'
import { dialLink } from '../../../words/office-text.ts'
import { Asked, askedLink } from './asked.ts'

export function PersonLine({ isGuess }: { isGuess: boolean }) {
  const { phone } = business
  const asked = useContext(Asked)
  return (
    <p>
      {isGuess ? (
        <Trans context="assistant, before the office's phone number">
          Not what you asked? Ask a person:
        </Trans>
      ) : (
        <Trans context="assistant, before the office's phone number">Ask a person:</Trans>
      )}{' '}
      <a href={dialLink(phone)}>{phone}</a>
      {switches.whatsapp && (
        <>
          {' · '}
          <a href={askedLink(asked)}>
            <Trans context="assistant, link: the question is already typed there">
              Send this question by WhatsApp
            </Trans>
          </a>
        </>
      )}
    </p>
  )
}
