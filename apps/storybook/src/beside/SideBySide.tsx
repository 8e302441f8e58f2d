import { useEffect, useState } from 'react'
import { skins } from '../house/skins.ts'
import { fromLab, writeToolbar, type Toolbar } from '../house/toolbar.ts'
import { phones } from '../house/viewports.ts'
import { onFrameFinished } from './onFrameFinished.ts'
import styles from './SideBySide.module.css'

export interface SideBySideProps {
  /** The story's id. */
  readonly story: string
  readonly toolbar: Toolbar
}

/** One story in every merchant's theme: a document each, so that a fixed bar or a dialog stays in its own. */
export function SideBySide({ story, toolbar }: SideBySideProps) {
  const merchants = skins.map(({ merchant }) => merchant)
  const columns = toolbar.skin === '' ? merchants : [...merchants, { id: fromLab, name: 'From the skin lab' }]
  // One after the other: the plays of two at once would take the focus from each other.
  const [finished, setFinished] = useState(0)
  useEffect(() => onFrameFinished(() => setFinished((count) => count + 1)), [])
  const { width, height } = phones[toolbar.beside].styles
  return (
    <main className={styles.row} lang="en" dir="ltr">
      {columns.map(({ id, name }, place) => (
        <figure key={id} className={styles.skin} style={{ '--width': width, '--height': height } as object}>
          <figcaption>
            <h2>{name}</h2>
          </figcaption>
          {/* A story of our own, at our own address: nothing to keep it from. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            title={name}
            {...(place <= finished && {
              src: `?id=${story}&viewMode=story&globals=${writeToolbar({ ...toolbar, merchant: id })}`,
            })}
          />
        </figure>
      ))}
    </main>
  )
}
