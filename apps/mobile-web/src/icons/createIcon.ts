import type { LucideIconData } from 'lucide-react'
import { createElement, type ReactElement } from 'react'

/** What is passed to an icon: the attributes of its `svg`, and its edge, in pixels unless a unit is given. */
export type IconProps = Readonly<Record<string, unknown> & { size?: number | string }>

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
 * Draws one of lucide's icons, as its own component does and in a tenth of the code; the compile puts it in its place (`leanIcons`).
 * Unless it is named it is hidden from those who listen.
 */
export function createIcon({ node }: Pick<LucideIconData, 'node'>): (props: IconProps) => ReactElement {
  const shapes = node.map(([shape, attributes]) => createElement(shape, attributes))
  return ({ size = 24, ...props }) =>
    createElement(
      'svg',
      { width: size, height: size, ...stroke, 'aria-hidden': isNamed(props) ? undefined : true, ...props },
      ...shapes,
    )
}
