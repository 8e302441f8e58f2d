import { useEffect, useMemo, useRef, useState } from 'react'
import type { Skin } from 'virtual:lobby/folders'
import { onFrameFinished } from '../beside/onFrameFinished.ts'
import { applySkin } from '../house/applySkin.ts'
import { writeToolbar, type Toolbar } from '../house/toolbar.ts'
import { phones } from '../house/viewports.ts'
import { writingOf } from '../house/writing.ts'
import { previews } from './previews.ts'
import styles from './lab.module.css'

export interface LabPreviewProps {
  /** The toolbar as it asks for the lab's skin. */
  readonly toolbar: Toolbar
  readonly skin: Skin
}

/** Outside of Storybook's own page, as in a test's, there is no other story to be shown. */
const hasStories = /\/iframe\.html$/.test(location.pathname)

/** A story in the skin of the lab, which follows each change at once. */
export function LabPreview({ toolbar, skin }: LabPreviewProps) {
  const [story, setStory] = useState<string>(previews[0].id)
  const frame = useRef<HTMLIFrameElement>(null)
  const { width, height } = phones[toolbar.beside].styles
  // What only the story itself can follow loads it again; everything else reaches the frame below.
  const { skin: _, ...others } = toolbar
  const fixed = JSON.stringify([story, skin.merchant.id, skin.merchant.layout.lead, others])
  const address = useMemo(
    () => `?id=${story}&viewMode=story&globals=${writeToolbar(toolbar)}`,
    // oxlint-disable-next-line react/exhaustive-deps
    [fixed],
  )
  useEffect(() => {
    const put = () => {
      const shown = frame.current?.contentDocument
      if (shown?.body) applySkin(shown, skin, writingOf(toolbar))
    }
    put()
    // A story that has just come looks as its address said, which may be a moment old.
    return onFrameFinished(put)
  }, [skin, toolbar])
  return (
    <div className={styles.preview} style={{ '--width': width, '--height': height } as object}>
      <label className={styles.select}>
        Shown
        <select value={story} onChange={({ target }) => setStory(target.value)}>
          {previews.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* A story of our own, at our own address: nothing to keep it from. */}
      {hasStories && (
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe key={address} ref={frame} title="The chosen story in this skin" src={address} />
      )}
    </div>
  )
}
