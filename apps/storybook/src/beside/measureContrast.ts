import { contrast } from '@lobby/merchant/theme'
import axe from 'axe-core'

/** A text and the contrast that it has; `ratio` is null where it cannot be told. */
export interface TextContrast {
  readonly element: Element
  readonly ratio: number | null
  readonly wanted: number
}

interface AxeData {
  readonly contrastRatio?: number
  readonly expectedContrastRatio?: string
  readonly messageKey?: string
}

const pixel = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })

/** Any colour of CSS as `#rrggbb`; null if it lets something through. */
function opaque(colour: string): string | null {
  if (!pixel) return null
  pixel.clearRect(0, 0, 1, 1)
  pixel.fillStyle = colour
  pixel.fillRect(0, 0, 1, 1)
  const [red = 0, green = 0, blue = 0, alpha = 0] = pixel.getImageData(0, 0, 1, 1).data
  return alpha < 255 ? null : `#${[red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

/** The lowest contrast of a text over the gradient that it stands on; null if it stands on something else, or a stop lets something through. */
function overGradient(element: Element): number | null {
  let ground: Element | null = element
  while (ground && getComputedStyle(ground).backgroundImage === 'none') ground = ground.parentElement
  const image = ground ? getComputedStyle(ground).backgroundImage : ''
  const stops = /^linear-gradient\(/.test(image)
    ? (image.match(/(?:rgba?|oklch|color)\([^)]+\)/g) ?? []).map(opaque)
    : []
  const text = opaque(getComputedStyle(element).color)
  return text === null || stops.length === 0 || stops.includes(null)
    ? null
    : Math.min(...stops.map((stop) => contrast(text, stop ?? text)))
}

/** The contrast of every text of the page, as axe sees it, and of those over a gradient at the gradient's worst stop. */
export async function measureContrast(root: Element): Promise<TextContrast[]> {
  const { passes, violations, incomplete } = await axe.run(root as HTMLElement, {
    runOnly: ['color-contrast'],
    elementRef: true,
    iframes: false,
  })
  return [...passes, ...violations, ...incomplete].flatMap(({ nodes }) =>
    nodes.flatMap(({ element, any }) => {
      const data = any.find(({ id }) => id === 'color-contrast')?.data as AxeData | null | undefined
      if (!element || !data) return []
      const measured =
        data.messageKey === 'bgGradient'
          ? overGradient(element)
          : (data.contrastRatio ?? 0) > 0
            ? Number(data.contrastRatio)
            : null
      return [{ element, ratio: measured, wanted: Number.parseFloat(data.expectedContrastRatio ?? '4.5') }]
    }),
  )
}
