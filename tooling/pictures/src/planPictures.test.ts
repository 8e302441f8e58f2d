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

test('a component whose stories reach nothing that changed is skipped, by name', () => {
  expect(plan(['docs/how-to.md', 'apps/sandbox/src/server.ts'])).toEqual({ wanted: [], skipped: ['Button', 'Card'] })
})

test('a file that stories reach asks for that component alone, in every skin, and is told as the reason', () => {
  const { wanted, skipped } = plan(['packages/ui/src/Button/Button.module.css'])
  expect(wanted).toEqual([{ ...components[0], skins, why: 'packages/ui/src/Button/Button.module.css' }])
  expect(skipped).toEqual(['Card'])
})

test.each([
  'pnpm-lock.yaml',
  'apps/storybook/.storybook/preview.tsx',
  'packages/ui/src/tokens/base.css',
  'packages/merchant/src/theme/deriveTheme.ts',
])('what stands around every component asks for all of them: %s', (file) =>
  expect(seen([file])).toEqual(['Button in aurora, kite', 'Card in aurora, kite']),
)

test('a test of what stands around asks for none', () =>
  expect(seen(['packages/merchant/src/theme/deriveTheme.test.ts'])).toEqual([]))

test("a merchant's folder asks for every component in that skin; one that is reached besides, in all", () => {
  expect(seen(['merchants/kite/theme.jsonc'])).toEqual(['Button in kite', 'Card in kite'])
  expect(seen(['merchants/kite/theme.jsonc', 'packages/ui/src/Card/Card.tsx'])).toEqual([
    'Button in kite',
    'Card in aurora, kite',
  ])
})

test('all of them are looked at when asked for', () =>
  expect(seen([], true)).toEqual(['Button in aurora, kite', 'Card in aurora, kite']))

test('a component of which nobody can say what it imports is looked at', () => {
  const reach = () => {
    throw new Error('packages/ui/src/x.ts imports by a pattern')
  }
  expect(planPictures({ components, skins, changed: [], reach }).wanted.map(({ why }) => why)).toEqual(
    components.map(() => 'packages/ui/src/x.ts imports by a pattern'),
  )
})
