import { PrivacyText } from './privacy-text.tsx'
import { RightsText } from './rights-text.tsx'
import { TermsText } from './terms-text.tsx'

export type LegalPart = 'privacy' | 'terms' | 'rights'

const texts = { privacy: PrivacyText, terms: TermsText, rights: RightsText }

export function LegalText({ part }: { part: LegalPart }) {
  const Text = texts[part]
  return <Text />
}
