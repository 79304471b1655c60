import type { SitePhoto } from '../../../domain/business/business.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './own-picture.module.css'

interface OwnPictureProps {
  photo: SitePhoto | null
  /** What stands there until there is a photograph. */
  drawing: { src: string; width: number; height: number }
  /** What a photograph shows; a drawing shows nothing that the words beside it don't say. */
  alt?: string
  className?: string | undefined
}

/** A place for a photograph of ours; a drawing fills it meanwhile, and is drawn by night as well. */
export function OwnPicture({ photo, drawing, alt = '', className }: OwnPictureProps) {
  return (
    <div className={classNames(styles.place, !photo && 'by-night', className)}>
      <img {...(photo ?? drawing)} alt={photo ? alt : ''} loading="lazy" decoding="async" />
    </div>
  )
}
