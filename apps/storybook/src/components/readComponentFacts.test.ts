import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { readComponentFacts } from './readComponentFacts.ts'

const ui = join(import.meta.dirname, '../../../../packages/ui/src')
const components = readComponentFacts(ui)
const folder = mkdtempSync(join(tmpdir(), 'lobby-components-'))
afterAll(() => rmSync(folder, { recursive: true }))

const plant = (files: Readonly<Record<string, string>>) => {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    writeFileSync(join(folder, file), text)
  }
}

/**
 * The names of the components that the design system exports for screens. A component is an export whose name begins
 * with a capital letter and that is not a type.
 */
const given = ['index.ts', 'overlays.ts', 'pickers.ts'].flatMap((file) =>
  [...readFileSync(join(ui, file), 'utf8').matchAll(/^export \{([^}]*)\}/gm)].flatMap(([, names = '']) =>
    names
      .split(',')
      .map((name) => name.trim())
      .filter((name) => /^[A-Z]+[a-z]/.test(name)),
  ),
)

test('shows each component of the design system on exactly one page', () => {
  expect(given.length).toBeGreaterThan(50)
  const shown = components.flatMap(({ component, also }) => [component, ...also])
  expect(
    given.filter((name) => !shown.includes(name)),
    'in no story as `component` or in `subcomponents`',
  ).toEqual([])
  expect(
    shown.filter((name, at) => shown.indexOf(name) !== at),
    'on two pages',
  ).toEqual([])
})

/** The folders that contain a component with the folder's name. */
const folders = globSync('*/*.tsx', { cwd: ui })
  .filter((file) => dirname(file) === basename(file, '.tsx'))
  .map(dirname)
  .sort()

test.each(folders)('exports the component %s with a description and a test', (name) => {
  const entries = ['index.ts', 'overlays.ts', 'pickers.ts', '../package.json']
    .map((file) => readFileSync(join(ui, file), 'utf8'))
    .join('\n')
  expect(entries, 'a line in index.ts, or in overlays.ts or pickers.ts').toContain(`/${name}/${name}.tsx`)
  expect(readFileSync(join(ui, name, `${name}.tsx`), 'utf8'), 'a docstring').toMatch(
    new RegExp(`\\*/\\nexport (function|const) ${name}\\b`),
  )
  expect(globSync('*.test.tsx', { cwd: join(ui, name) }), 'a test in the same folder').not.toEqual([])
})

test.each(components)(
  'documents the status, the use and the keyboard operation of the component $title',
  ({ status, use, not, keyboard }) => {
    expect(status, "one of these tags: 'new', 'stable', 'deprecated'").not.toBeNull()
    const sentence = expect.stringMatching(/\w.*\.$/s) as unknown
    expect({ use, not, keyboard }, 'a sentence in single quotes each, with its full stop').toEqual({
      use: sentence,
      not: sentence,
      keyboard: sentence,
    })
  },
)

/** Components that look the same from right to left, because they only show a picture. */
const pictures = ['CategoryIcon', 'Outcome', 'QrCode']

// A component shows its states in one grid, or in separate stories if a state fills the screen. Page and PageFade have
// no appearance, so they need no stories.
test.each(components.filter(({ component }) => given.includes(component) && !['Page', 'PageFade'].includes(component)))(
  'has stories of $title in its states, in a playground, and from right to left',
  ({ folder: name, title, stories }) => {
    expect(stories).toContain('Playground')
    expect(stories.includes('States') || stories.length > 2, 'a story States, or three and more').toBe(true)
    // Skip a component that fills the screen and so has no grid of states: `stress.test.tsx` shows the stories of this
    // component from right to left.
    const text = globSync(`${name}/*.stories.tsx`, { cwd: ui })
      .map((file) => readFileSync(join(ui, file), 'utf8'))
      .find((each) => each.includes(`Components/${title}'`))
    if (!stories.includes('States') || pictures.includes(title)) return
    expect(text, "a state 'Right to left', which the grid turns around, or a story RightToLeft").toMatch(
      /'Right to left'|const RightToLeft\b/,
    )
  },
)

test('lists the custom properties that a component’s own styles read separately from those of components inside it', () => {
  plant({
    'Box/Box.stories.tsx': `import { Lid, Box } from './Box.tsx'
const meta = {
  title: 'Components/Box',
  tags: ['deprecated'],
  component: Box,
  subcomponents: { Lid },
  parameters: guide({ use: 'for the ' +\n 'player\\'s things.', not: 'x.', keyboard: 'y.' }),
}
export default meta
export const Playground: Story = {}
`,
    'Box/Box.tsx':
      `import type { Other } from '../Other/Other.tsx'\nimport { Knob } from '../Knob/Knob.tsx'\nimport styles ` +
      `from './Box.module.css'`,
    'Box/Box.module.css':
      ':root[data-tiles=round] .box { --edge: 2px; color: var(--text); gap: var(--edge) } /* var(--never) */',
    'Knob/Knob.tsx': "const load = () => import('./Knob.module.css')",
    'Knob/Knob.module.css': '.knob { color: var(--brand) }',
    'Other/Other.tsx': "import styles from './Other.module.css'",
  })
  expect(readComponentFacts(folder)).toEqual([
    {
      title: 'Box',
      id: 'components-box',
      folder: 'Box',
      component: 'Box',
      also: ['Lid'],
      status: 'deprecated',
      use: "for the player's things.",
      not: 'x.',
      keyboard: 'y.',
      stories: ['Playground'],
      sets: ['edge'],
      reads: ['text'],
      choices: ['tiles'],
      parts: [{ name: 'Knob', sets: [], reads: ['brand'], choices: [] }],
    },
  ])
})
