import type { ChangeEvent, ReactNode } from 'react'
import { classNames } from '../../../ui/class-names.ts'
import styles from './photos.module.css'

interface TakePhotoProps {
  className?: string | undefined
  onTake: (file: Blob) => void
  children: ReactNode
}

export function TakePhoto({ className, onTake, children }: TakePhotoProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>): void {
    const [file] = target.files ?? []
    // Clears the field, so that the same file can be chosen again.
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
