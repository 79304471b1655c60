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

/** A decoration in the colour of the text; the words next to it say what it means. */
export function Icon({ name, size = 24 }: { name: IconName; size?: number }) {
  return (
    <svg width={size} height={size} fill="currentColor" aria-hidden="true">
      <use href={`${icons}#${name}`} />
    </svg>
  )
}
