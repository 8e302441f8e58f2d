import type { PublicMerchant } from '@lobby/merchant'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { EmptyBar } from '../shell/BottomPlace.tsx'
import { HeaderFrame } from '../shell/HeaderFrame.tsx'
import { HomeSkeleton } from '../shell/HomeSkeleton.tsx'

/** The first screen as it stands in the document, before any script. */
export interface RenderedSkeleton {
  /** `<link>` elements that React wants in the head. */
  readonly head: string
  readonly body: string
}

/**
 * Renders the same components that the site shows while a screen's chunk is on its way, so that nothing moves when the site takes over:
 * the whole first screen for home's document, the header for the shell, which knows no screen.
 * @param text the messages of the merchant's default language
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
          <EmptyBar />
        </>,
      )
}

/** React puts preloads of images with a high priority in front of the markup. */
function split(screen: ReactNode): RenderedSkeleton {
  const html = renderToStaticMarkup(screen)
  const head = /^(?:<link [^>]+>)*/.exec(html)?.[0] ?? ''
  return { head, body: html.slice(head.length) }
}
