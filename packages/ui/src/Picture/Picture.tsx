import { useContext, useState, type ComponentProps, useEffect } from 'react'
import { cx } from '../cx/cx.ts'
import { InitialsTile } from './InitialsTile.tsx'
import { ScrollPaceContext, type ScrollPace } from './scrollPace.ts'
import styles from './Picture.module.css'

/**
 * Renders a picture that starts to load as soon as its list scrolls slowly enough that the player can see the picture.
 * The space for the picture is reserved from the first render.
 */
function PacedImage({ pace, src, alt, ...rest }: ComponentProps<'img'> & { readonly pace: ScrollPace }) {
  const [isDelayed] = useState(() => pace.isFast())
  const [shouldLoad, setShouldLoad] = useState(!isDelayed)
  useEffect(() => (shouldLoad ? undefined : pace.onSlow(() => setShouldLoad(true))), [shouldLoad, pace])
  return <img {...rest} alt={alt} data-waited={isDelayed || undefined} {...(shouldLoad && { src })} />
}

export interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'className'> {
  /** The path of the picture on the hosts, with a leading slash. An empty string means that there is no picture. */
  readonly path: string
  /** The base URLs of the hosts without a trailing slash, in the order in which they are tried. */
  readonly hosts: readonly string[]
  /** The alternative text. Pass an empty string if the name is next to the picture. */
  readonly alt: string
  /** The width in pixels. `width` and `height` reserve the space of the picture. */
  readonly width: number
  readonly height: number
  /**
   * True if the picture loads immediately and with high priority. Use it only for the first picture on a screen. Other
   * pictures load lazily.
   */
  readonly priority?: boolean
  /**
   * The name whose initials are shown on the tile that replaces the picture if no host has the picture. By default
   * `alt`.
   */
  readonly name?: string
  readonly onAllFailed?: () => void
}

/**
 * Renders a picture that several hosts may have. When a host fails, tries the next one, and shows a tile with the name
 * when all have failed. In a `VirtualGrid`, starts to load a picture only while the list scrolls slowly enough that the
 * player can see the picture.
 */
export function Picture({
  path,
  hosts,
  alt,
  width,
  height,
  priority = false,
  name = alt,
  onAllFailed,
  sizes,
  className,
}: PictureProps) {
  const pace = useContext(ScrollPaceContext)
  const [failures, setFailures] = useState<Failures>({ path, hosts, count: 0 })
  const attempt = failures.path === path && areSameHosts(failures.hosts, hosts) ? failures.count : 0
  // Requests nothing for an unsafe path. Such a path could extend the host name, replace the host, or leave the base
  // path of the host.
  const host = /^(?!\/[/\\]|[^]*([/\\](\.|%2e)|[\t\n\r]))\//i.test(path) ? hosts[attempt] : undefined
  if (host === undefined)
    return <InitialsTile name={name} alt={alt} width={width} height={height} {...(className && { className })} />
  const tryNext = () => {
    setFailures({ path, hosts, count: attempt + 1 })
    if (attempt + 1 === hosts.length) onAllFailed?.()
  }
  const image = {
    className: cx(styles.picture, !priority && styles.fade, className),
    src: host + path,
    width,
    height,
    sizes,
    loading: priority || pace ? 'eager' : 'lazy',
    fetchPriority: priority ? 'high' : 'auto',
    // Decodes a picture with the prop `priority` synchronously, so that it appears in the same frame as the content
    // around it.
    decoding: priority ? 'sync' : 'async',
    draggable: false,
    onLoad: (event) => event.currentTarget.setAttribute('data-loaded', ''),
    onError: tryNext,
  } satisfies ComponentProps<'img'>
  // The React key creates a new element for each URL, so that the previous picture is not shown while a new picture
  // loads.
  return pace ? (
    <PacedImage key={host + path} pace={pace} alt={alt} {...image} />
  ) : (
    <img key={host + path} alt={alt} {...image} />
  )
}

/**
 * The number of hosts that failed, for one path and one list of hosts. If the path or the list changes, the counting
 * starts again.
 */
interface Failures {
  readonly path: string
  readonly hosts: readonly string[]
  readonly count: number
}

const areSameHosts = (one: readonly string[], other: readonly string[]) =>
  one === other || one.join(' ') === other.join(' ')
