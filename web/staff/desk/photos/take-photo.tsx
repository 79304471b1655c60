import type { ChangeEvent, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './photos.module.css'

interface TakePhotoProps {
  className?: string | undefined
  onTake: (file: Blob) => void
  children: ReactNode
}

/** Opens the camera of a phone or tablet; elsewhere a file is chosen. */
export function TakePhoto({ className, onTake, children }: TakePhotoProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // The same picture may be chosen again.
    target.value = ''
    if (file) onTake(file)
  }

  return (
    <label className={classNames(styles.take, className)}>
      <input type="file" accept="image/*" capture="environment" onChange={choose} />
      <span>{children}</span>
    </label>
  )
}
