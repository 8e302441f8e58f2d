import type { PublicMerchant } from '@lobby/merchant'
import { renderToStaticMarkup } from 'react-dom/server'
import { HomeSkeleton } from '../shell/HomeSkeleton.tsx'

/** The first screen as it stands in the document, before any script. */
export interface RenderedSkeleton {
  /** `<link>` elements that React wants in the head. */
  readonly head: string
  readonly body: string
}

/**
 * Renders the same component that the site shows while home's chunk is on its way, so that nothing moves when the site takes over.
 * @param text the messages of the merchant's default language (namespace `core`)
 */
export function renderSkeleton(merchant: PublicMerchant, text: Readonly<Record<string, string>>): RenderedSkeleton {
  const html = renderToStaticMarkup(<HomeSkeleton merchant={merchant} text={text} />)
  // React puts preloads of images with a high priority in front of the markup.
  const head = /^(?:<link [^>]+>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
