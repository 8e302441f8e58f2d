import { useContext, useState, type ComponentProps, useEffect } from 'react'
import { cx } from '../cx/cx.ts'
import { NameTile } from './NameTile.tsx'
import { PaceContext, type Pace } from './pace.ts'
import styles from './Picture.module.css'

/** A picture that loads when its list scrolls slowly enough to see it. Its space is reserved from the beginning. */
function PacedImage({ pace, src, alt, ...rest }: ComponentProps<'img'> & { readonly pace: Pace }) {
  const [waited] = useState(() => pace.isFast())
  const [due, setDue] = useState(!waited)
  useEffect(() => (due ? undefined : pace.whenSlow(() => setDue(true))), [due, pace])
  return <img {...rest} alt={alt} data-waited={waited || undefined} {...(due && { src })} />
}

export interface PictureProps extends Pick<ComponentProps<'img'>, 'sizes' | 'className'> {
  /** Path below a host, with its leading slash; empty means that there is no picture. */
  readonly path: string
  /** Bases without a trailing slash, in the order in which they are tried. */
  readonly hosts: readonly string[]
  /** Empty where the name stands beside the picture. */
  readonly alt: string
  /** Of the picture in pixels: reserves its room. */
  readonly width: number
  readonly height: number
  /** The first thing that is seen: loaded at once and with high priority. Everything else is lazy. */
  readonly priority?: boolean
  /** What the name tile shows when no host has the picture; `alt` unless given. */
  readonly name?: string
  readonly onAllFailed?: () => void
}

/**
 * A picture of several hosts: the next one is tried when one fails, and at the end a tile with the name stands in. In a `LongGrid` it is asked
 * for while it can be seen: not in a list that rushes by.
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
  const pace = useContext(PaceContext)
  const [failed, setFailed] = useState<Failed>({ path, hosts, count: 0 })
  const attempt = failed.path === path && sameHosts(failed.hosts, hosts) ? failed.count : 0
  // Any other path would continue the name of the host, replace it, or leave its base.
  const host = /^(?!\/[/\\]|[^]*([/\\](\.|%2e)|[\t\n\r]))\//i.test(path) ? hosts[attempt] : undefined
  if (host === undefined)
    return <NameTile name={name} alt={alt} width={width} height={height} {...(className && { className })} />
  const tryNext = () => {
    setFailed({ path, hosts, count: attempt + 1 })
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
    // The first thing that is seen comes in one frame with what stands around it.
    decoding: priority ? 'sync' : 'async',
    draggable: false,
    onLoad: (event) => event.currentTarget.setAttribute('data-loaded', ''),
    onError: tryNext,
  } satisfies ComponentProps<'img'>
  // Another picture never stands in the place of one that has not come yet.
  return pace ? (
    <PacedImage key={host + path} pace={pace} alt={alt} {...image} />
  ) : (
    <img key={host + path} alt={alt} {...image} />
  )
}

/** How many hosts have failed, and of what. */
interface Failed {
  readonly path: string
  readonly hosts: readonly string[]
  readonly count: number
}

const sameHosts = (one: readonly string[], other: readonly string[]) =>
  one === other || one.join(' ') === other.join(' ')
