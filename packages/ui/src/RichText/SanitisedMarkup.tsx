import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { getAllowedDeclarations } from './allowed.ts'
import { DATA_STYLE_ATTRIBUTE } from './preprocessMarkup.ts'
import styles from './RichText.module.css'
import { sanitiseMarkup, type RichTextRules } from './sanitiseMarkup.ts'
import { retryImagesOnOtherHosts } from './retryImagesOnOtherHosts.ts'

export interface SanitisedMarkupProps extends RichTextRules {
  /** The markup from the server. A value that is not a string renders nothing. */
  readonly content: unknown
  /**
   * Called when the player follows a link that `resolveLink` has marked with `own` as a link of this site. The function
   * must navigate to the path.
   */
  readonly onFollow: (path: string) => void
}

/**
 * Renders markup after sanitising it. Do not use this component directly: it is in one chunk with the sanitiser, which
 * `RichText` loads on demand.
 */
export function SanitisedMarkup({ content, imageHosts, resolveLink, onFollow }: SanitisedMarkupProps) {
  const root = useRef<HTMLDivElement>(null)
  const hosts = imageHosts.join(' ')
  const html = useMemo(
    () => sanitiseMarkup(content, { imageHosts: hosts.split(' '), resolveLink }),
    [content, hosts, resolveLink],
  )

  useLayoutEffect(() => {
    for (const element of root.current?.querySelectorAll<HTMLElement>(`[${DATA_STYLE_ATTRIBUTE}]`) ?? []) {
      for (const [property, value] of getAllowedDeclarations(element.getAttribute(DATA_STYLE_ATTRIBUTE) ?? ''))
        element.style.setProperty(property, value)
      element.removeAttribute(DATA_STYLE_ATTRIBUTE)
    }
    // Makes each scrolling table focusable, so that the player can scroll it by keyboard.
    for (const table of root.current?.querySelectorAll('table') ?? [])
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
  }, [html])

  // This is a layout effect, so that the listener is added before the first picture can fail.
  useLayoutEffect(
    () => (root.current ? retryImagesOnOtherHosts(root.current, hosts.split(' ')) : undefined),
    [html, hosts],
  )

  useEffect(() => {
    const element = root.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]:not([target])') : null
      const hasModifier = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const href = link?.getAttribute('href') ?? ''
      if (!href.startsWith('/') || hasModifier || event.button !== 0 || event.defaultPrevented) return
      event.preventDefault()
      onFollow(href)
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [onFollow])

  return <div ref={root} className={styles.rich} data-rich="" dangerouslySetInnerHTML={{ __html: html }} />
}
