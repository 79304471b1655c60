import type { SitePhoto } from '../../../domain/business/business.ts'
import { classNames } from '../../ui/class-names.ts'
import styles from './own-picture.module.css'

interface OwnPictureProps {
  photo: SitePhoto | null
  drawing: { src: string; width: number; height: number }
  alt?: string | undefined
  className?: string | undefined
}

export function OwnPicture({ photo, drawing, alt = '', className }: OwnPictureProps) {
  return (
    <div className={classNames(styles.place, !photo && 'by-night', className)}>
      <img {...(photo ?? drawing)} alt={photo ? alt : ''} loading="lazy" decoding="async" />
    </div>
  )
}
