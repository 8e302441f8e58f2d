import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { SanitisedMarkupProps } from './SanitisedMarkup.tsx'
import styles from './RichText.module.css'

export type RichTextProps = SanitisedMarkupProps

let loadedMarkup: ComponentType<SanitisedMarkupProps> | undefined

// Loads the chunk with the sanitiser on demand, because it has 11 kB and only a few screens need it.
const loadMarkup = async () => {
  const { SanitisedMarkup } = await import('./SanitisedMarkup.tsx')
  loadedMarkup = SanitisedMarkup
  return { default: SanitisedMarkup }
}
const LazyMarkup = lazy(loadMarkup)

/**
 * Loads the sanitiser in advance, for a screen whose parts must all appear at the same time. Rejects when the chunk
 * fails to load.
 */
export const preloadRichText = loadMarkup

/**
 * Resolves when the sanitiser has loaded or failed to load. A screen that waits for this promise can show its rich text
 * on its first render, without a layout shift.
 */
export const waitForRichText = (): Promise<unknown> => loadMarkup().catch(() => undefined)

/**
 * Renders a server's markup after sanitising it. The sanitiser keeps only listed elements and attributes, pictures of
 * listed hosts, and links that `resolveLink` allows. Content that is not a string renders nothing.
 */
export function RichText(props: RichTextProps) {
  // If the chunk is already loaded, renders without Suspense and its placeholder. The choice is made one time, because
  // a later switch would remount the content.
  const [Markup] = useState(() => loadedMarkup ?? LazyMarkup)
  if (typeof props.content !== 'string' || props.content.trim() === '') return null
  return (
    <div className={styles.box}>
      <Suspense fallback={<Skeleton shape="line" lines={4} width="half" />}>
        <Markup {...props} />
      </Suspense>
    </div>
  )
}
