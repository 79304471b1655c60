import { useLingui } from '@lingui/react/macro'
import { business } from '../../../domain/business/business.ts'
import { Icon } from '../../ui/icons/icon.tsx'
import styles from './social-links.module.css'

const names = {
  facebook: 'Facebook',
  instagram: 'Instagram',
  tiktok: 'TikTok',
  youtube: 'YouTube',
} as const

export function SocialLinks() {
  const { t } = useLingui()
  return (
    <ul className={styles.links} aria-label={t`Follow us`}>
      {(Object.keys(names) as (keyof typeof names)[]).map((network) => (
        <li key={network}>
          <a
            href={business.social[network]}
            target="_blank"
            rel="noopener"
            aria-label={names[network]}
          >
            <Icon name={network} />
          </a>
        </li>
      ))}
    </ul>
  )
}
