import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { MarkupProps } from './Markup.tsx'
import styles from './RichText.module.css'

export type RichTextProps = MarkupProps

let loadedMarkup: ComponentType<MarkupProps> | undefined

// Loaded on demand: the sanitiser has 11 kB, and only a few screens need it.
const loadMarkup = async () => {
  const { Markup } = await import('./Markup.tsx')
  loadedMarkup = Markup
  return { default: Markup }
}
const LazyMarkup = lazy(loadMarkup)

/** Loads the sanitiser in advance, for content that must appear in one step. Rejects when the chunk fails to load. */
export const preloadRichText = loadMarkup

/**
 * Resolves when the sanitiser has loaded or failed to load. A screen that waits for it shows its content in one step,
 * without a layout shift.
 */
export const settleRichText = (): Promise<unknown> => loadMarkup().catch(() => undefined)

/**
 * Renders a server's markup after sanitising it. It keeps a short list of elements and attributes, pictures of listed
 * hosts, and links that `resolveLink` allows. It removes colours and everything that could leave its box. Content that
 * is not a string renders nothing. This is the only place where markup becomes part of the page.
 */
export function RichText(props: RichTextProps) {
  // Skips Suspense and its placeholder if the chunk is loaded. Keeps the first choice: a switch would remount the
  // content.
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
