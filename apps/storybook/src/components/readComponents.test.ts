import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readComponents } from './readComponents.ts'

const ui = join(import.meta.dirname, '../../../../packages/ui/src')
const components = readComponents(ui)
const folder = mkdtempSync(join(tmpdir(), 'lobby-components-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plant = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/** What the package gives to whoever draws a screen: names with a capital that are no types. */
const given = ['index.ts', 'overlays.ts', 'pickers.ts'].flatMap((file) =>
  [...readFileSync(join(ui, file), 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names.split(',').map((name) => name.trim()).filter((name) => /^[A-Z]/.test(name)),
  ),
)

test('every component of the design system stands on one page', () => {
  expect(given.length).toBeGreaterThan(50)
  const shown = components.flatMap(({ component, also }) => [component, ...also])
  expect(given.filter((name) => !shown.includes(name)), 'in no story as `component` or in `subcomponents`').toEqual([])
  expect(shown.filter((name, at) => shown.indexOf(name) !== at), 'on two pages').toEqual([])
})

test.each(components)('the page of $title says how far it is, when to use it and when not, and its keyboard', ({ status, use, not, keyboard }) => {
  expect({ status, use, not, keyboard }).toEqual({
    status: expect.stringMatching(/./), use: expect.stringMatching(/\w.*\.$/s), not: expect.stringMatching(/\w.*\.$/s), keyboard: expect.stringMatching(/\w.*\.$/s),
  })
})

// In a grid, or where one fills the screen, a story each. Page and PageFade have no looks of their own.
test.each(components.filter(({ component }) => given.includes(component) && !['Page', 'PageFade'].includes(component)))(
  '$title is shown in its states, beside one to play with',
  ({ stories }) => {
    expect(stories).toContain('Playground')
    expect(stories.includes('States') || stories.length > 2).toBe(true)
  },
)

test('a component reads what its own style sheets read, and what those of its parts read counts as theirs', () => {
  plant({
    'Box/Box.stories.tsx': `import { Lid, Box } from './Box.tsx'
const meta = {
  title: 'Components/Box',
  tags: ['deprecated'],
  component: Box,
  subcomponents: { Lid },
  parameters: guide({ use: 'for the player\\'s things.', not: 'x.', keyboard: 'y.' }),
}
export default meta
export const Playground: Story = {}
`,
    'Box/Box.tsx': `import type { Other } from '../Other/Other.tsx'\nimport { Knob } from '../Knob/Knob.tsx'\nimport styles from './Box.module.css'`,
    'Box/Box.module.css': ':root[data-tiles=round] .box { --edge: 2px; color: var(--text); gap: var(--edge) } /* var(--never) */',
    'Knob/Knob.tsx': "const load = () => import('./Knob.module.css')",
    'Knob/Knob.module.css': '.knob { color: var(--brand) }',
    'Other/Other.tsx': "import styles from './Other.module.css'",
  })
  expect(readComponents(folder)).toEqual([
    {
      title: 'Box', id: 'components-box', folder: 'Box', component: 'Box', also: ['Lid'], status: 'deprecated', use: "for the player's things.", not: 'x.', keyboard: 'y.',
      stories: ['Playground'], sets: ['edge'], reads: ['text'], choices: ['tiles'], parts: [{ name: 'Knob', sets: [], reads: ['brand'], choices: [] }],
    },
  ])
})
