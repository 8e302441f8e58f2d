import { useEffect, useState } from 'react'
import { skins } from '../merchants-plugin/skins.ts'
import { LAB_MERCHANT, formatToolbar, type Toolbar } from '../merchants-plugin/toolbar.ts'
import { PHONE_SIZES } from '../merchants-plugin/viewports.ts'
import { SIDE_BY_SIDE_FRAME_NAME } from './isSideBySideFrame.ts'
import { onFrameFinished } from './onFrameFinished.ts'
import styles from './SideBySide.module.css'

export interface SideBySideProps {
  readonly storyId: string
  readonly toolbar: Toolbar
}

/**
 * Shows one story in each merchant's theme. Each merchant has a frame, so that fixed bars and dialogs cover only this
 * frame.
 */
export function SideBySide({ storyId, toolbar }: SideBySideProps) {
  const merchants = skins.map(({ merchant }) => merchant)
  const columns = toolbar.skin === '' ? merchants : [...merchants, { id: LAB_MERCHANT, name: 'From the skin lab' }]
  // Load the frames one after the other, because two play functions that run at the same time would take the focus from
  // each other.
  const [finished, setFinished] = useState(0)
  useEffect(() => onFrameFinished(() => setFinished((count) => count + 1)), [])
  const { width, height } = PHONE_SIZES[toolbar.beside].styles
  return (
    <main className={styles.row} lang="en" dir="ltr">
      {columns.map(({ id, name }, place) => (
        <figure key={id} className={styles.skin} style={{ '--width': width, '--height': height } as object}>
          <figcaption>
            <h2>{name}</h2>
          </figcaption>
          {/* No sandbox attribute is needed, because the frame shows a story of this Storybook from the same origin. */}
          {/* oxlint-disable-next-line react/iframe-missing-sandbox */}
          <iframe
            title={name}
            name={SIDE_BY_SIDE_FRAME_NAME}
            {...(place <= finished && {
              src: `?id=${storyId}&viewMode=story&globals=${formatToolbar({ ...toolbar, merchant: id })}`,
            })}
          />
        </figure>
      ))}
    </main>
  )
}
