import { useCallback, useEffect, useMemo, useState } from 'react'
import type { Skin } from 'virtual:lobby/folders'
import { frameName } from '../beside/frameMessages.ts'
import { Reasons } from '../beside/Reasons.tsx'
import { useViews } from '../beside/useViews.ts'
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

/** A story in the skin of the lab: colours and shapes at once, and measured a moment after. */
export function LabPreview({ toolbar, skin }: LabPreviewProps) {
  const [story, setStory] = useState<string>(previews[0].id)
  const { views, frames, keep, ask } = useViews()
  const { lead } = skin.merchant.layout
  const { id } = skin.merchant
  const { width, height } = phones[toolbar.beside].styles
  // What only the story itself can follow loads it again; everything else reaches the frame below.
  const { skin: _, ...others } = toolbar
  const fixed = JSON.stringify([story, id, lead, others])
  const address = useMemo(
    () => `?id=${story}&viewMode=story&globals=${writeToolbar(toolbar)};a11y.manual:!true`,
    // oxlint-disable-next-line react/exhaustive-deps
    [fixed],
  )
  const view = views[story]
  const put = useCallback(() => {
    const shown = frames.current.get(story)?.contentDocument
    if (shown?.body) applySkin(shown, skin, writingOf(toolbar))
  }, [story, skin, toolbar, frames])
  useEffect(() => {
    put()
    const later = setTimeout(() => ask(story, { lobby: 'measure' }), 400)
    return () => clearTimeout(later)
  }, [story, put, ask])
  // A story that has just come looks as its address said, which may be a moment old.
  useEffect(put, [put, view])
  return (
    <div className={styles.preview} style={{ '--width': width, '--height': height } as object}>
      <label className={styles.select}>
        Shown
        <select value={story} onChange={({ target }) => setStory(target.value)}>
          {previews.map(({ id: value, name }) => (
            <option key={value} value={value}>
              {name}
            </option>
          ))}
        </select>
      </label>
      {/* A story of our own, at our own address: nothing to keep it from. */}
      {hasStories && (
        // oxlint-disable-next-line react/iframe-missing-sandbox
        <iframe key={address} ref={keep(story)} name={frameName} title="The chosen story in this skin" src={address} />
      )}
      {hasStories && <Reasons view={view} onShow={(at) => ask(story, { lobby: 'show', at })} />}
    </div>
  )
}
