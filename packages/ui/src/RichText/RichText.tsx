import { lazy, Suspense, useState, type ComponentType } from 'react'
import { Skeleton } from '../Skeleton/Skeleton.tsx'
import type { MarkupProps } from './Markup.tsx'
import styles from './RichText.module.css'

export type RichTextProps = MarkupProps

let loaded: ComponentType<MarkupProps> | undefined

// The sanitiser is 11 kB that only few screens need.
const loadMarkup = async () => {
  const { Markup } = await import('./Markup.tsx')
  loaded = Markup
  return { default: Markup }
}
const LazyMarkup = lazy(loadMarkup)

/** Brings the sanitiser before it is needed, for what must not appear in parts; it fails as it would later. */
export const preloadRichText = loadMarkup

/** Resolves when the sanitiser has come or failed. A screen that waits for it shows its content at once, and nothing below moves. */
export const settleRichText = (): Promise<unknown> => loadMarkup().catch(() => undefined)

/**
 * Markup that a server sends, made harmless: a short list of elements and attributes, pictures of listed hosts, links that the site decides
 * about, no colours, nothing that leaves its box. What is no text shows nothing. The only place where markup becomes part of the page.
 */
export function RichText(props: RichTextProps) {
  // What is here needs no room kept for it; one that has begun with the other stays with it.
  const [Markup] = useState(() => loaded ?? LazyMarkup)
  if (typeof props.content !== 'string' || props.content.trim() === '') return null
  return (
    <div className={styles.box}>
      <Suspense fallback={<Skeleton shape="line" lines={4} width="half" />}>
        <Markup {...props} />
      </Suspense>
    </div>
  )
}
