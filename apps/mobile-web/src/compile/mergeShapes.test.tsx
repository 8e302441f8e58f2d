import * as lucide from 'lucide-react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { mergeShapes, type Shape } from './mergeShapes.ts'

/** Edge of an icon's picture that is compared, in pixels. */
const EDGE = 96
/** Icons in a row of the sheet: all are drawn as one picture, because each picture takes milliseconds. */
const COLUMNS = 20

const markupOf = ([name, { key: _key, ...attributes }]: Shape) =>
  `<${name} ${Object.entries(attributes)
    .map(([key, text]) => `${key}="${text}"`)
    .join(' ')}/>`

/** Draws icons side by side. Returns how dark each pixel of an icon is. */
async function draw(drawings: readonly (readonly Shape[])[]): Promise<(index: number) => Uint8ClampedArray> {
  const place = (index: number) => ({ x: (index % COLUMNS) * EDGE, y: Math.floor(index / COLUMNS) * EDGE })
  const [width, height] = [COLUMNS * EDGE, Math.ceil(drawings.length / COLUMNS) * EDGE]
  const cells = drawings.map(
    (shapes, index) =>
      `<svg x="${place(index).x}" y="${place(index).y}" width="${EDGE}" height="${EDGE}" viewBox="0 0 24 24">${shapes.map(markupOf).join('')}</svg>`,
  )
  const image = new Image(width, height)
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${cells.join('')}</svg>`,
  )}`
  await image.decode()
  const context = new OffscreenCanvas(width, height).getContext('2d', { willReadFrequently: true })
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  return (index) =>
    context.getImageData(place(index).x, place(index).y, EDGE, EDGE).data.filter((_, at) => at % 4 === 3)
}

/** How many pixels of each drawing are clearly of another darkness than those of the other one at its place. */
async function differences(
  some: readonly (readonly Shape[])[],
  others: readonly (readonly Shape[])[],
): Promise<number[]> {
  const [one, other] = [await draw(some), await draw(others)]
  return some.map((_, index) => {
    const [a, b] = [one(index), other(index)]
    return a.reduce((sum, dark, at) => sum + (Math.abs(dark - (b[at] ?? 0)) > 96 ? 1 : 0), 0)
  })
}

const icons = Object.entries((lucide as unknown as { icons: Record<string, ComponentType> }).icons)

const shapesOf = (drawn: Element): readonly Shape[] =>
  [...drawn.children].map((shape) => [
    shape.tagName,
    Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value])),
  ])

test('as one path an icon draws what it drew, and every fifth of lucide’s icons does', async () => {
  const chosen = icons.filter((_, index) => index % 5 === 0)
  const screen = await render(chosen.map(([name, Icon]) => <Icon key={name} />))
  const drawings = [...screen.container.querySelectorAll('svg')].map(shapesOf)
  expect(drawings.length).toBeGreaterThan(200)
  const merged = drawings.map(mergeShapes)
  expect(
    merged.filter((shapes, index) => shapes.length === 1 && (drawings[index]?.length ?? 0) > 1).length,
  ).toBeGreaterThan(120)
  const pixels = await differences(drawings, merged)
  expect(chosen.flatMap(([name], index) => ((pixels[index] ?? Infinity) < 4 ? [] : [name]))).toEqual([])
})

test('the control: a path that is moved a little draws something else', async () => {
  const still: readonly Shape[] = [['path', { d: 'M4 12h16' }]]
  const [same, moved] = await differences([still, still], [still, [['path', { d: 'M4 13h16' }]]])
  expect(same).toBe(0)
  expect(moved).toBeGreaterThan(40)
})

test('what follows a relative start is relative', () => {
  expect(
    mergeShapes([
      ['path', { d: 'm6 9 6 6 6-6' }],
      ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }],
    ]),
  ).toEqual([['path', { d: 'M6 9l6 6 6-6M1 2L3 4' }]])
})

test('an icon whose shape is filled stays as it is', () => {
  const shapes: readonly Shape[] = [
    ['path', { d: 'M1 1h2' }],
    ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }],
  ]
  expect(mergeShapes(shapes)).toBe(shapes)
})
