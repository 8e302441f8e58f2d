import * as lucide from 'lucide-react'
import type { ComponentType } from 'react'
import { expect, test } from 'vitest'
import { render } from 'vitest-browser-react'
import { mergeShapes, type Shape } from './mergeShapes.ts'

/** Edge of the picture that is compared, in pixels. */
const edge = 96

async function pixelsOf(shapes: readonly Shape[]): Promise<Uint8ClampedArray> {
  const inner = shapes
    .map(([name, { key: _key, ...attributes }]) => `<${name} ${Object.entries(attributes).map(([key, text]) => `${key}="${text}"`).join(' ')}/>`)
    .join('')
  const image = new Image(edge, edge)
  image.src = `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${edge}" height="${edge}" viewBox="0 0 24 24" fill="none" stroke="#000" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${inner}</svg>`,
  )}`
  await image.decode()
  const canvas = new OffscreenCanvas(edge, edge)
  const context = canvas.getContext('2d')
  if (!context) throw new Error('no canvas')
  context.drawImage(image, 0, 0)
  return context.getImageData(0, 0, edge, edge).data
}

/** How many pixels are clearly of another darkness. */
async function difference(one: readonly Shape[], other: readonly Shape[]): Promise<number> {
  const [a, b] = await Promise.all([pixelsOf(one), pixelsOf(other)])
  let differing = 0
  for (let index = 3; index < a.length; index += 4) if (Math.abs((a[index] ?? 0) - (b[index] ?? 0)) > 96) differing++
  return differing
}

const icons = Object.entries((lucide as unknown as { icons: Record<string, ComponentType> }).icons)

const shapesOf = (drawn: Element): readonly Shape[] =>
  [...drawn.children].map((shape) => [shape.tagName, Object.fromEntries([...shape.attributes].map(({ name, value }) => [name, value]))])

test('as one path an icon draws what it drew, and every fifth of lucide’s icons does', async () => {
  const chosen = icons.filter((_, index) => index % 5 === 0)
  const screen = await render(chosen.map(([name, Icon]) => <Icon key={name} />))
  const some = [...screen.container.querySelectorAll('svg')].map((drawn, index) => ({ name: chosen[index]?.[0], shapes: shapesOf(drawn) }))
  expect(some.length).toBeGreaterThan(200)
  let merged = 0
  for (const { name, shapes } of some) {
    const one = mergeShapes(shapes)
    if (shapes.length > 1 && one.length === 1) merged++
    expect(await difference(shapes, one), name).toBeLessThan(4)
  }
  expect(merged).toBeGreaterThan(120)
})

test('the control: a path that is moved a little draws something else', async () => {
  expect(await difference([['path', { d: 'M4 12h16' }]], [['path', { d: 'M4 13h16' }]])).toBeGreaterThan(40)
})

test('what follows a relative start is relative', () => {
  expect(mergeShapes([['path', { d: 'm6 9 6 6 6-6' }], ['line', { x1: '1', y1: '2', x2: '3', y2: '4' }]])).toEqual([['path', { d: 'M6 9l6 6 6-6M1 2L3 4' }]])
})

test('an icon whose shape is filled stays as it is', () => {
  const shapes: readonly Shape[] = [['path', { d: 'M1 1h2' }], ['circle', { cx: '1', cy: '1', r: '.5', fill: 'currentColor' }]]
  expect(mergeShapes(shapes)).toBe(shapes)
})
