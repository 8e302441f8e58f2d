import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { getAllowedDeclarations } from './allowed.ts'
import { STYLE_ATTRIBUTE } from './preprocessMarkup.ts'
import styles from './RichText.module.css'
import { sanitise, type RichTextRules } from './sanitise.ts'
import { retryImageHosts } from './retryImageHosts.ts'

export interface MarkupProps extends RichTextRules {
  /** The markup from the server. A value that is not a string renders nothing. */
  readonly content: unknown
  /** Navigates to a link that `resolveLink` marked as the site's own (`own`). */
  readonly onFollow: (path: string) => void
}

/** Renders sanitised markup. It is in a chunk with the sanitiser; use `RichText`, which loads it. */
export function Markup({ content, imageHosts, resolveLink, onFollow }: MarkupProps) {
  const root = useRef<HTMLDivElement>(null)
  const hosts = imageHosts.join(' ')
  const html = useMemo(
    () => sanitise(content, { imageHosts: hosts.split(' '), resolveLink }),
    [content, hosts, resolveLink],
  )

  useLayoutEffect(() => {
    for (const element of root.current?.querySelectorAll<HTMLElement>(`[${STYLE_ATTRIBUTE}]`) ?? []) {
      for (const [property, value] of getAllowedDeclarations(element.getAttribute(STYLE_ATTRIBUTE) ?? ''))
        element.style.setProperty(property, value)
      element.removeAttribute(STYLE_ATTRIBUTE)
    }
    // Makes a scrolling table focusable, so that it can be scrolled by keyboard.
    for (const table of root.current?.querySelectorAll('table') ?? [])
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
  }, [html])

  // A layout effect, so that it listens before the first picture can fail.
  useLayoutEffect(() => (root.current ? retryImageHosts(root.current, hosts.split(' ')) : undefined), [html, hosts])

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
