import { expect, test } from 'vitest'
import { planPictures } from './planPictures.ts'

const components = [
  { name: 'Button', file: 'packages/ui/src/Button/Button.stories.tsx' },
  { name: 'Card', file: 'packages/ui/src/Card/Card.stories.tsx' },
]
const skins = ['aurora', 'kite']
const reaches: Readonly<Record<string, readonly string[]>> = {
  'packages/ui/src/Button/Button.stories.tsx': ['packages/ui/src/Button/Button.module.css'],
  'packages/ui/src/Card/Card.stories.tsx': ['packages/ui/src/Card/Card.tsx'],
}
const plan = (changed: readonly string[], all = false) =>
  planPictures({ components, skins, changed, all, reach: (file) => new Set([file, ...(reaches[file] ?? [])]) })
const seen = (changed: readonly string[], all?: boolean) =>
  plan(changed, all).wanted.map(({ name, skins: worn }) => `${name} in ${worn.join(', ')}`)

test('skips and names a component when nothing that its stories import has changed', () => {
  expect(plan(['docs/how-to.md', 'apps/sandbox/src/server.ts'])).toEqual({ wanted: [], skipped: ['Button', 'Card'] })
})

test('takes only the components whose stories import a changed file, in each skin, with the file as the reason', () => {
  const { wanted, skipped } = plan(['packages/ui/src/Button/Button.module.css'])
  expect(wanted).toEqual([{ ...components[0], skins, why: 'packages/ui/src/Button/Button.module.css' }])
  expect(skipped).toEqual(['Card'])
})

test.each([
  'pnpm-lock.yaml',
  'apps/storybook/.storybook/preview.tsx',
  'packages/ui/src/tokens/base.css',
  'packages/merchant/src/theme/deriveTheme.ts',
])('takes all components when a file that affects all stories has changed: %s', (file) =>
  expect(seen([file])).toEqual(['Button in aurora, kite', 'Card in aurora, kite']),
)

test('takes no component when only the test of such a file has changed', () =>
  expect(seen(['packages/merchant/src/theme/deriveTheme.test.ts'])).toEqual([]))

test("takes each component in a merchant's skin when its folder has changed, and changed components in all skins", () => {
  expect(seen(['merchants/kite/theme.jsonc'])).toEqual(['Button in kite', 'Card in kite'])
  expect(seen(['merchants/kite/theme.jsonc', 'packages/ui/src/Card/Card.tsx'])).toEqual([
    'Button in kite',
    'Card in aurora, kite',
  ])
})

test('takes all components when the option `all` is set', () =>
  expect(seen([], true)).toEqual(['Button in aurora, kite', 'Card in aurora, kite']))

test('takes a component when its imports cannot be resolved', () => {
  const reach = () => {
    throw new Error('packages/ui/src/x.ts imports by a pattern')
  }
  expect(planPictures({ components, skins, changed: [], reach }).wanted.map(({ why }) => why)).toEqual(
    components.map(() => 'packages/ui/src/x.ts imports by a pattern'),
  )
})
