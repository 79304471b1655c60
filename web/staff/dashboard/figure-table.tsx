import type { ReactNode } from 'react'
import styles from './figure-table.module.css'

interface FigureTableProps {
  caption: ReactNode
  note?: ReactNode
  children: ReactNode
}

export function FigureTable({ caption, note, children }: FigureTableProps) {
  return (
    <table className={styles.table}>
      <caption>
        <h2>{caption}</h2>
        {note && <p>{note}</p>}
      </caption>
      <tbody>{children}</tbody>
    </table>
  )
}

interface FigureRowProps {
  name: ReactNode
  figure: string
  /** Bar length from 0 to 1; no bar if `undefined`. */
  share?: number
}

export function FigureRow({ name, figure, share }: FigureRowProps) {
  return (
    <tr>
      <th scope="row">{name}</th>
      <td>
        <span className={styles.value}>
          {share !== undefined && (
            <svg className={styles.bar} aria-hidden="true" focusable="false">
              <rect width={`${share * 100}%`} height="100%" rx="3" />
            </svg>
          )}
          <span className={styles.figure}>{figure}</span>
        </span>
      </td>
    </tr>
  )
}
