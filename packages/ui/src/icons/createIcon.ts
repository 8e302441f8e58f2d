import { createElement, type ReactElement } from 'react'

/** What is passed to an icon: the attributes of its `svg`, and its edge, in pixels unless a unit is given. */
export type IconProps = Readonly<Record<string, unknown> & { size?: number | string }>

/** A component that draws an icon. */
export type Icon = (props: IconProps) => ReactElement

const stroke = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

const isNamed = (props: object) => 'aria-label' in props || 'role' in props

/**
 * Creates an icon of 24 by 24 units. Unless it is named, it is hidden from screen readers.
 * @param path - the data of the path that it draws
 */
export function createIcon(path: string): Icon {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      { width: size, height: size, ...stroke, 'aria-hidden': isNamed(props) ? undefined : true, ...props },
      createElement('path', { d: path }),
    )
}
