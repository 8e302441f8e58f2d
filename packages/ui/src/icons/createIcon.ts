import { createElement, type ReactElement } from 'react'

/** The attributes of an icon's `svg` element, and `size`, its width and height. A number is in pixels. */
export type IconProps = Readonly<Record<string, unknown> & { size?: number | string }>

/** A component that renders an icon. */
export type Icon = (props: IconProps) => ReactElement

const svgAttributes = {
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
}

const isNamed = (props: object) => 'aria-label' in props || 'role' in props

/**
 * Creates an icon component with a view box of 24 by 24. It is hidden from screen readers unless it has an `aria-label`
 * or a `role`.
 * @param path the data of its only path
 */
export function createIcon(path: string): Icon {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      { width: size, height: size, ...svgAttributes, 'aria-hidden': isNamed(props) ? undefined : true, ...props },
      createElement('path', { d: path }),
    )
}
