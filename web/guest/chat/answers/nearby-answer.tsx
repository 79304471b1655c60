import { Trans, useLingui } from '@lingui/react/macro'
import { landmarks } from '../../../../domain/business/landmarks.ts'
import { PageLink } from '../../../routing/page-link.tsx'
import { paths } from '../../../routing/paths.ts'
import { landmarkNames } from '../../landmarks/landmark-names.ts'

const shown = 6

export function NearbyAnswer() {
  const { i18n } = useLingui()
  return (
    <>
      <p>
        <Trans context="assistant">On foot from our door, without your bags:</Trans>
      </p>
      <ul>
        {landmarks.slice(0, shown).map(({ id, minutes }) => {
          const name = i18n._(landmarkNames[id])
          return (
            <li key={id}>
              <Trans context="assistant: a sight and how far it is to walk">
                {name}: {minutes} min
              </Trans>
            </li>
          )
        })}
      </ul>
      <p>
        <Trans context="assistant">
          And right at our office: a small café, free Wi-Fi and a socket for your phone.
        </Trans>
      </p>
      <p>
        <PageLink to={paths.location}>
          <Trans context="assistant, link to the page about the way">More sights</Trans>
        </PageLink>
      </p>
    </>
  )
}
