import { useState, type ComponentProps } from 'react'
import { cx } from '../cx/cx.ts'
import { NameTile } from './NameTile.tsx'
import styles from './Picture.module.css'

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

/** A picture of several hosts: the next one is tried when one fails, and at the end a tile with the name stands in. */
export function Picture(props: PictureProps) {
  return <Attempts key={`${props.path} ${props.hosts.join(' ')}`} {...props} />
}

function Attempts({ path, hosts, alt, width, height, priority = false, name = alt, onAllFailed, sizes, className }: PictureProps) {
  const [attempt, setAttempt] = useState(0)
  const host = path === '' ? undefined : hosts[attempt]
  if (host === undefined) return <NameTile name={name} alt={alt} width={width} height={height} {...(className && { className })} />
  const tryNext = () => {
    setAttempt(attempt + 1)
    if (attempt + 1 === hosts.length) onAllFailed?.()
  }
  return (
    <img
      className={cx(styles.picture, !priority && styles.fade, className)}
      src={host + path}
      alt={alt}
      width={width}
      height={height}
      sizes={sizes}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : 'auto'}
      decoding="async"
      draggable={false}
      onLoad={(event) => event.currentTarget.setAttribute('data-loaded', '')}
      onError={tryNext}
    />
  )
}
