import type { PublicMerchant } from '@lobby/merchant'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyBottomNav } from '../shell/BottomNavSlot.tsx'
import { HeaderFrame } from '../shell/HeaderFrame.tsx'
import { HomeSkeleton } from '../shell/HomeSkeleton.tsx'

/** The markup of the first screen in the stamped document, before any script runs. */
export interface RenderedSkeleton {
  /** The `<link>` elements that React renders for the head. */
  readonly head: string
  readonly body: string
}

/**
 * Renders the skeleton with the components that the site shows while a screen's chunk loads, so that nothing moves when
 * the site starts. Home's document gets the skeleton of the whole first screen. The app shell's document gets only the
 * header, because many screens share this document.
 * @param text The messages of the merchant's default language.
 */
export function renderSkeleton(
  document: 'home' | 'shell',
  merchant: PublicMerchant,
  text: Readonly<Record<string, string>>,
): RenderedSkeleton {
  const header = <HeaderFrame merchant={merchant} end={null} />
  return document === 'shell'
    ? split(header)
    : split(
        <>
          {header}
          <HomeSkeleton merchant={merchant} text={text} />
          <EmptyBottomNav />
        </>,
      )
}

/**
 * Splits React's output into `<link>` elements and markup: React writes preload links for images with high priority in
 * front of the markup.
 */
function split(screen: ReactNode): RenderedSkeleton {
  const html = renderToStaticMarkup(screen)
  const head = /^(?:<link [^>]+>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
