import { useEffect, useLayoutEffect, useMemo, useRef } from 'react'
import { declarationsOf } from './allowed.ts'
import { STYLE } from './prepare.ts'
import styles from './RichText.module.css'
import { sanitise, type RichTextRules } from './sanitise.ts'
import { tryHosts } from './tryHosts.ts'

export interface MarkupProps extends RichTextRules {
  /** As it came from the server, whatever that is. */
  readonly content: unknown
  /** Follows a link that `resolveLink` called the site's own. */
  readonly onFollow: (path: string) => void
}

/** The content itself; comes with the sanitiser. */
export function Markup({ content, imageHosts, resolveLink, onFollow }: MarkupProps) {
  const root = useRef<HTMLDivElement>(null)
  const hosts = imageHosts.join(' ')
  const html = useMemo(
    () => sanitise(content, { imageHosts: hosts.split(' '), resolveLink }),
    [content, hosts, resolveLink],
  )

  useLayoutEffect(() => {
    for (const element of root.current?.querySelectorAll<HTMLElement>(`[${STYLE}]`) ?? []) {
      for (const [property, value] of declarationsOf(element.getAttribute(STYLE) ?? ''))
        element.style.setProperty(property, value)
      element.removeAttribute(STYLE)
    }
    // What scrolls can be scrolled by keys.
    for (const table of root.current?.querySelectorAll('table') ?? [])
      if (table.scrollWidth > table.clientWidth) table.tabIndex = 0
  }, [html])

  // Before a picture can have failed.
  useLayoutEffect(() => (root.current ? tryHosts(root.current, hosts.split(' ')) : undefined), [html, hosts])

  useEffect(() => {
    const element = root.current
    if (!element) return
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a[href]:not([target])') : null
      const changed = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
      const href = link?.getAttribute('href') ?? ''
      if (!href.startsWith('/') || changed || event.button !== 0 || event.defaultPrevented) return
      event.preventDefault()
      onFollow(href)
    }
    element.addEventListener('click', onClick)
    return () => element.removeEventListener('click', onClick)
  }, [onFollow])

  return <div ref={root} className={styles.rich} data-rich="" dangerouslySetInnerHTML={{ __html: html }} />
}
