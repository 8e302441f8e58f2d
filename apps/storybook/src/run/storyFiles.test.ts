import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeEach, expect, test } from 'vitest'
import { listStoryFiles } from './storyFiles.ts'

const root = mkdtempSync(join(tmpdir(), 'lobby-stories-'))
afterAll(() => rmSync(root, { recursive: true }))

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true })
  writeFileSync(join(root, path), text)
}

beforeEach(() => {
  write('pnpm-lock.yaml', '')
  write('merchants/aurora/theme.jsonc', '{}')
  write(
    'apps/mobile-web/package.json',
    JSON.stringify({ name: '@lobby/mobile-web', exports: { './frame': './src/frame.ts' } }),
  )
  write('apps/mobile-web/src/frame.ts', "import './header.ts'\nexport const open = () => import('./late.ts')\n")
  write('apps/mobile-web/src/header.ts', '')
  write('apps/mobile-web/src/late.ts', '')
  write(
    'packages/features/wallet/package.json',
    JSON.stringify({ name: '@lobby/wallet', exports: { '.': './src/index.ts' } }),
  )
  write('packages/features/wallet/src/index.ts', "export const open = () => import('./Deposit.tsx')\n")
  write('packages/features/wallet/src/Deposit.tsx', '')
  write('apps/storybook/package.json', '{}')
  for (const name of ['.storybook/main.ts', 'vitest.config.ts', '.storybook/preview.css'])
    write(`apps/storybook/${name}`, '')
  write('apps/storybook/.storybook/preview.tsx', "import '@lobby/mobile-web/frame'\n")
  write('apps/storybook/src/screens/Deposit.stories.tsx', "import { open } from '@lobby/wallet'\n")
  write('apps/storybook/src/screens/Help.stories.tsx', '')
})

const changedBy = (path: string) => {
  const before = listStoryFiles(root)
  write(path, '/* changed */')
  const after = listStoryFiles(root)
  return after
    .filter(({ hash }, index) => hash !== before[index]?.hash)
    .map(({ file }) => file.replace(/^.*\/|\.stories\.tsx$/g, ''))
}

test.each([
  ['the story file itself', 'apps/storybook/src/screens/Help.stories.tsx', ['Help']],
  ['a component that the screen of a story loads late', 'packages/features/wallet/src/Deposit.tsx', ['Deposit']],
  ['a part of the frame around every story', 'apps/mobile-web/src/header.ts', ['Deposit', 'Help']],
  ['a merchant', 'merchants/aurora/theme.jsonc', ['Deposit', 'Help']],
  ['the lockfile', 'pnpm-lock.yaml', ['Deposit', 'Help']],
  ['a screen that only the site loads', 'apps/mobile-web/src/late.ts', []],
])('changes only the hashes of the story files that depend on %s', (_, path, stories) =>
  expect(changedBy(path)).toEqual(stories),
)
