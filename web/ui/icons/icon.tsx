import icons from './icons.svg?no-inline'

export type IconName =
  | 'facebook'
  | 'instagram'
  | 'tiktok'
  | 'youtube'
  | 'bus'
  | 'plane'
  | 'house'
  | 'card'

/** A decorative icon. Text beside it, or the link's `aria-label`, must give the meaning. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
