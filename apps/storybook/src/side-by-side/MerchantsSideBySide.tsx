import { useEffect, useState } from 'react'
import { merchantSkins } from '../merchants-plugin/skins.ts'
import { LAB_MERCHANT_ID, formatToolbarValues, type ToolbarValues } from '../merchants-plugin/toolbar.ts'
import { PHONE_SIZES_PX } from '../merchants-plugin/viewports.ts'
import { SIDE_BY_SIDE_FRAME_NAME } from './isSideBySideFrame.ts'
import { listenForFinishedStories } from './listenForFinishedStories.ts'
import styles from './MerchantsSideBySide.module.css'

export interface MerchantsSideBySideProps {
  readonly storyId: string
  readonly toolbar: ToolbarValues
}

/**
 * Shows one story in each merchant's theme. Each merchant has a frame, so that fixed bars and dialogs cover only this
 * frame.
 */
export function MerchantsSideBySide({ storyId, toolbar }: MerchantsSideBySideProps) {
  const merchants = merchantSkins.map(({ merchant }) => merchant)
  const columns = toolbar.skin === '' ? merchants : [...merchants, { id: LAB_MERCHANT_ID, name: 'From the skin lab' }]
  // Load the frames one after the other, because two play functions that run at the same time would take the focus from
  // each other.
  const [finished, setFinished] = useState(0)
  useEffect(() => listenForFinishedStories(() => setFinished((count) => count + 1)), [])
  const { width, height } = PHONE_SIZES_PX[toolbar.beside].styles
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
              src: `?id=${storyId}&viewMode=story&globals=${formatToolbarValues({ ...toolbar, merchant: id })}`,
            })}
          />
        </figure>
      ))}
    </main>
  )
}
