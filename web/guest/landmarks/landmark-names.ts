import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { LandmarkId } from '../../../domain/business/landmarks.ts'

export const landmarkNames: Record<LandmarkId, MessageDescriptor> = {
  'skanderbeg-square': msg({ message: 'Skanderbeg Square', comment: 'Main square of Tirana' }),
  'ethem-bey-mosque': msg({ message: 'Et’hem Bey Mosque and Clock Tower', comment: 'Sight' }),
  opera: msg({ message: 'Opera and Ballet Palace', comment: 'Sight of Tirana' }),
  'history-museum': msg({ message: 'National History Museum', comment: 'Sight of Tirana' }),
  'bunk-art-2': msg({ message: 'Bunk’Art 2', comment: 'Museum in a bunker; a name' }),
  castle: msg({ message: 'Castle of Tirana', comment: 'Sight of Tirana' }),
  'new-bazaar': msg({ message: 'New Bazaar', comment: 'Pazari i Ri, a market in Tirana' }),
  pyramid: msg({ message: 'Pyramid of Tirana', comment: 'Sight of Tirana' }),
  blloku: msg({ message: 'Blloku, cafés and bars', comment: 'Blloku is a quarter of Tirana' }),
  'grand-park': msg({ message: 'Grand Park and its lake', comment: 'Park of Tirana' }),
}
