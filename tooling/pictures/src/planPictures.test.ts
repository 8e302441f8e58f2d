import { expect, test } from 'vitest'
import { planPictures } from './planPictures.ts'

const components = [
  { name: 'Button', file: 'packages/ui/src/Button/Button.stories.tsx' },
  { name: 'Card', file: 'packages/ui/src/Card/Card.stories.tsx' },
]
const merchants = ['aurora', 'kite']
const reaches: Readonly<Record<string, readonly string[]>> = {
  'packages/ui/src/Button/Button.stories.tsx': ['packages/ui/src/Button/Button.module.css'],
  'packages/ui/src/Card/Card.stories.tsx': ['packages/ui/src/Card/Card.tsx'],
}
const plan = (changed: readonly string[], all = false) =>
  planPictures({
    components,
    merchants,
    changed,
    all,
    findImports: (file) => new Set([file, ...(reaches[file] ?? [])]),
  })
const seen = (changed: readonly string[], all?: boolean) =>
  plan(changed, all).wanted.map(({ name, merchants: shown }) => `${name} in ${shown.join(', ')}`)

test('lists a component as skipped when no file that its stories import has changed', () => {
  expect(plan(['docs/how-to.md', 'apps/sandbox/src/server.ts'])).toEqual({ wanted: [], skipped: ['Button', 'Card'] })
})

test('selects only components whose stories import a changed file', () => {
  const { wanted, skipped } = plan(['packages/ui/src/Button/Button.module.css'])
  expect(wanted).toEqual([{ ...components[0], merchants, reason: 'packages/ui/src/Button/Button.module.css' }])
  expect(skipped).toEqual(['Card'])
})

test.each([
  'pnpm-lock.yaml',
  'apps/storybook/.storybook/preview.tsx',
  'packages/ui/src/tokens/base.css',
  'packages/merchant/src/theme/deriveTheme.ts',
])('selects all components when the file %s has changed, which affects all stories', (file) =>
  expect(seen([file])).toEqual(['Button in aurora, kite', 'Card in aurora, kite']),
)

test('selects no component when only the test of a file that affects all stories has changed', () =>
  expect(seen(['packages/merchant/src/theme/deriveTheme.test.ts'])).toEqual([]))

test("selects all components in a merchant's theme when the merchant folder has changed", () => {
  expect(seen(['merchants/kite/theme.jsonc'])).toEqual(['Button in kite', 'Card in kite'])
  expect(seen(['merchants/kite/theme.jsonc', 'packages/ui/src/Card/Card.tsx'])).toEqual([
    'Button in kite',
    'Card in aurora, kite',
  ])
})

test('selects all components when the option `all` is set', () =>
  expect(seen([], true)).toEqual(['Button in aurora, kite', 'Card in aurora, kite']))

test('selects a component when its imports cannot be resolved', () => {
  const findImports = () => {
    throw new Error('packages/ui/src/x.ts imports by a pattern')
  }
  expect(planPictures({ components, merchants, changed: [], findImports }).wanted.map(({ reason }) => reason)).toEqual(
    components.map(() => 'packages/ui/src/x.ts imports by a pattern'),
  )
})
