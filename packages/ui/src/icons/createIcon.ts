import { createElement, type ReactElement } from 'react'

/**
 * The attributes of the icon's `svg` element, and `size` for both its width and height. If `size` is a number, it is in
 * pixels.
 */
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
 * Creates an icon component with a view box of 24 by 24. The icon is hidden from screen readers unless it has an
 * `aria-label` or a `role`.
 * @param path The data (attribute `d`) of the only `path` element of the icon.
 */
export function createIcon(path: string): Icon {
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      { width: size, height: size, ...svgAttributes, 'aria-hidden': isNamed(props) ? undefined : true, ...props },
      createElement('path', { d: path }),
    )
}
