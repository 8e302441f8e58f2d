import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { leanIcons } from './leanIcons.ts'
import { bundle } from './testing/bundle.ts'
import { evaluate } from './testing/evaluate.ts'

const app = "export { Fish, Trophy, Gamepad2, Info, CircleAlert } from 'lucide-react'"

// The plain bundle reads all of lucide, which takes seconds.
const [lean, plain] = await Promise.all([bundle(app, [leanIcons()]), bundle(app, [])])

/** The icons of a bundle drawn, without what lucide writes for its own users: a class, and a name space that HTML does not need. */
function draw(code: string, props: object): Record<string, string> {
  const markupOf = (icon: ComponentType) =>
    renderToStaticMarkup(createElement(icon, props)).replace(/ (?:class="lucide[^"]*"|xmlns="[^"]*")/g, '')
  return Object.fromEntries(
    Object.entries(evaluate<Record<string, ComponentType>>(code)).map(([name, icon]) => [name, markupOf(icon)]),
  )
}

/** Of the drawing's own element: its shapes are `mergeShapes`' matter. */
const attributes = (markup: string) =>
  [...(/^<svg[^>]*>/.exec(markup)?.[0] ?? '').matchAll(/ [a-zA-Z-]+="[^"]*"/g)].map(String).sort()

test.each([
  ['as it is', {}],
  ['of another size', { size: '1em', strokeWidth: 3 }],
  ['with a name', { role: 'img', 'aria-label': 'Fish' }],
  ['hidden', { 'aria-hidden': true }],
])("an icon %s is drawn as lucide's own component draws it", (_, props) => {
  const drawn = draw(lean, props)
  expect(Object.keys(drawn)).toHaveLength(5)
  for (const [name, markup] of Object.entries(draw(plain, props))) {
    expect(drawn[name]?.match(/<\w+/g), name).toEqual(['<svg', '<path'])
    expect(markup.match(/<\w+/g)?.length, name).toBeGreaterThan(2)
    expect(attributes(drawn[name] ?? ''), name).toEqual(attributes(markup))
  }
})

test("lucide's own component is not in the bundle", () => {
  for (const left of ['buildLucideIconNode', 'LucideContext', 'name: "fish"', 'key: "']) {
    expect(plain).toContain(left)
    expect(lean).not.toContain(left)
  }
})
