import { useEffect, useMemo, useRef, useState } from 'react'
import type { Skin } from 'virtual:lobby/folders'
import { listenForFinishedStories } from '../side-by-side/listenForFinishedStories.ts'
import { applySkin } from '../merchants-plugin/applySkin.ts'
import { formatToolbarValues, type ToolbarValues } from '../merchants-plugin/toolbar.ts'
import { PHONE_SIZES_PX } from '../merchants-plugin/viewports.ts'
import { getDocumentLanguage } from '../merchants-plugin/documentLanguage.ts'
import { LAB_PREVIEW_STORIES } from './labPreviews.ts'
import styles from './lab.module.css'

export interface LabPreviewProps {
  /** The toolbar with the skin lab's theme selected. */
  readonly toolbar: ToolbarValues
  readonly skin: Skin
}

/** False on a test page, which cannot show other stories. */
const hasStories = /\/iframe\.html$/.test(location.pathname)

/** Shows a story in the skin lab's theme, and applies each change of the theme immediately. */
export function LabPreview({ toolbar, skin }: LabPreviewProps) {
  const [story, setStory] = useState<string>(LAB_PREVIEW_STORIES[0].id)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width, height } = PHONE_SIZES_PX[toolbar.beside].styles
  // Reload the frame when one of these values changes, because only a newly loaded story applies them. The effect below
  // applies changes of the theme without a reload.
  const { skin: _, ...others } = toolbar
  const fixed = JSON.stringify([story, skin.merchant.id, skin.merchant.layout.lead, others])
  const address = useMemo(
    () => `?id=${story}&viewMode=story&globals=${formatToolbarValues(toolbar)}`,
    // oxlint-disable-next-line react/exhaustive-deps
    [fixed],
  )
  useEffect(() => {
    const put = () => {
      const shown = frame.current?.contentDocument
      if (shown?.body) applySkin(shown, skin, getDocumentLanguage(toolbar))
    }
    put()
    // Apply the theme again after a story has loaded, because the URL of the story may contain an older theme.
    return listenForFinishedStories(put)
  }, [skin, toolbar])
  return (
    <div className={styles.preview} style={{ '--width': width, '--height': height } as object}>
      <label className={styles.select}>
        Shown
        <select value={story} onChange={({ target }) => setStory(target.value)}>
          {LAB_PREVIEW_STORIES.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* No sandbox attribute is needed, because the frame shows a story of this Storybook from the same origin. */}
      {hasStories && (
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe key={address} ref={frame} title="The chosen story in this skin" src={address} />
      )}
    </div>
  )
}
