import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { leanIcons } from './leanIcons.ts'
import { bundle } from './testing/bundle.ts'
import { evaluate } from './testing/evaluate.ts'

const app = "export { Fish, Trophy, Gamepad2, Info, CircleAlert } from 'lucide-react'"

/** The icons of a bundle drawn, without what lucide writes for its own users: a class, and a name space that HTML does not need. */
async function drawn(plugins: readonly Plugin[], props: object): Promise<Record<string, string>> {
  const icons = evaluate<Record<string, ComponentType>>(await bundle(app, plugins))
  const draw = (icon: ComponentType) => renderToStaticMarkup(createElement(icon, props)).replace(/ (?:class="lucide[^"]*"|xmlns="[^"]*")/g, '')
  return Object.fromEntries(Object.entries(icons).map(([name, icon]) => [name, draw(icon)]))
}

/** Of the drawing's own element: its shapes are `mergeShapes`' matter. */
const attributes = (markup: string) => [...(/^<svg[^>]*>/.exec(markup)?.[0] ?? '').matchAll(/ [a-zA-Z-]+="[^"]*"/g)].map(String).sort()

test.each([
  ['as it is', {}],
  ['of another size', { size: '1em', strokeWidth: 3 }],
  ['with a name', { role: 'img', 'aria-label': 'Fish' }],
  ['hidden', { 'aria-hidden': true }],
])("an icon %s is drawn as lucide's own component draws it", async (_, props) => {
  const [lean, plain] = await Promise.all([drawn([leanIcons()], props), drawn([], props)])
  expect(Object.keys(lean)).toHaveLength(5)
  for (const [name, markup] of Object.entries(plain)) {
    expect(lean[name]?.match(/<\w+/g), name).toEqual(['<svg', '<path'])
    expect(markup.match(/<\w+/g)?.length, name).toBeGreaterThan(2)
    expect(attributes(lean[name] ?? ''), name).toEqual(attributes(markup))
  }
})

test("lucide's own component is not in the bundle", async () => {
  const [lean, plain] = await Promise.all([bundle(app, [leanIcons()]), bundle(app, [])])
  for (const left of ['buildLucideIconNode', 'LucideContext', 'name: "fish"', 'key: "']) {
    expect(plain).toContain(left)
    expect(lean).not.toContain(left)
  }
})
