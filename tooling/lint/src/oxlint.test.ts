import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import { runWithTemporaryFiles, type TextsByFilePath } from './testing/runWithTemporaryFiles.ts'

const root = join(import.meta.dirname, '../../..')
const feature = 'packages/features/games/src'

/** For each rule, code that breaks the rule (`red`), and correct code in the same file (`green`) as a control. */
const rows: readonly { rule: string; path: string; red: string; green: string }[] = [
  {
    rule: 'import(no-default-export)',
    path: `${feature}/a.ts`,
    red: 'export default 1',
    green: 'export const one = 1',
  },
  {
    rule: 'typescript(no-explicit-any)',
    path: `${feature}/b.ts`,
    red: 'export const b = (x: any) => String(x)',
    green: 'export const b = (x: unknown) => String(x)',
  },
  {
    rule: 'typescript(no-floating-promises)',
    path: `${feature}/c.ts`,
    red: 'const ask = async () => 1\nexport const c = () => { ask() }',
    green: 'const ask = async () => 1\nexport const c = () => { void ask() }',
  },
  {
    rule: 'typescript(ban-ts-comment)',
    path: `${feature}/d.ts`,
    red: '// @ts-ignore\nexport const d = 1',
    green: '// a reason\nexport const d = 1',
  },
  {
    rule: 'react(no-danger)',
    path: `${feature}/E.tsx`,
    red: "export const E = () => <p dangerouslySetInnerHTML={{ __html: 'x' }} />",
    green: 'export const E = () => <p>x</p>',
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: `${feature}/f.ts`,
    red: "localStorage.setItem('a', 'b')",
    green: 'export const f = 1',
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: `${feature}/g.ts`,
    red: "sessionStorage.setItem('a', 'b')",
    green: 'export const g = 1',
  },
  {
    rule: 'eslint(no-restricted-globals)',
    path: `${feature}/h.ts`,
    red: "location.assign('/x')",
    green: 'export const h = (location: { pathname: string }) => location.pathname',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/i.ts`,
    red: "window.location.href = '/x'",
    green: 'export const i = () => window.innerWidth',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: 'apps/mobile-web/src/j.ts',
    red: 'window.localStorage.clear()',
    green: 'export const j = 1',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/k.ts`,
    red: "document.body.innerHTML = 'x'",
    green: "document.body.textContent = 'x'",
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/l.ts`,
    red: "window.open('/x')",
    green: 'export const l = (dialog: HTMLDialogElement) => dialog.open',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/t.ts`,
    red: "export const t = new Intl.NumberFormat('pt')",
    green: "export const t = new Intl.Collator('pt')",
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/u.ts`,
    red: "export const u = new Intl.DateTimeFormat('pt')",
    green: 'export const u = new Date()',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/v.ts`,
    red: 'export const v = new Date().toLocaleDateString()',
    green: 'export const v = new Date().toISOString()',
  },
  {
    rule: 'eslint(no-restricted-properties)',
    path: `${feature}/w.ts`,
    red: 'export const w = new Date().toLocaleTimeString()',
    green: 'export const w = new Date().getTime()',
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'packages/api/src/m.ts',
    red: "import { JSEncrypt } from 'jsencrypt'\nexport const m = new JSEncrypt()",
    green: 'export const m = 1',
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'packages/api/src/n.ts',
    red: "import AES from 'crypto-js/aes'\nexport const n = AES",
    green: 'export const n = 1',
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'packages/api/src/crypto/other.ts',
    red: "import AES from 'crypto-js/aes'\nexport const other = AES",
    green: 'export const other = 1',
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'apps/sandbox/src/s.ts',
    red: "import { parseMemberType } from '@lobby/platform/session'\nexport const s = parseMemberType",
    green: "import { isCpf } from '@lobby/platform/validation'\nexport const s = isCpf",
  },
  {
    rule: 'eslint(no-restricted-imports)',
    path: 'apps/storybook/src/x.ts',
    red: "import { createSandbox } from '@lobby/sandbox'\nexport const x = createSandbox",
    green: "import { SiteDoor } from '@lobby/mobile-web/shell'\nexport const x = SiteDoor",
  },
  {
    rule: 'vitest(no-focused-tests)',
    path: `${feature}/o.test.ts`,
    red: "import { test, expect } from 'vitest'\ntest.only('o', () => expect(1).toBe(1))",
    green: "import { test, expect } from 'vitest'\ntest('o', () => expect(1).toBe(1))",
  },
  {
    rule: 'vitest(expect-expect)',
    path: `${feature}/q.test.ts`,
    red: "import { test } from 'vitest'\ntest('q', () => void 1)",
    green:
      "import { expect, test } from 'vitest'\nconst expectOne = (x: number) => expect(x).toBe(1)\ntest('q', " +
      '() => expectOne(1))',
  },
  {
    rule: 'typescript(no-misused-promises)',
    path: `${feature}/r.ts`,
    red: 'const ask = async () => {}\nexport const r = () => [1].forEach(async () => ask())',
    green: 'const ask = async () => {}\nexport const r = () => [1].forEach(() => void ask())',
  },
  {
    rule: 'import(no-cycle)',
    path: `${feature}/y.ts`,
    red: "import type { Z } from './z.ts'\nexport type Y = readonly Z[]",
    green: 'export type Y = string',
  },
  {
    rule: 'import(no-cycle)',
    path: `${feature}/z.ts`,
    red: "import type { Y } from './y.ts'\nexport interface Z { readonly y: Y }",
    green: "import type { Y } from './y.ts'\nexport type Z = readonly Y[]",
  },
  { rule: 'eslint(no-console)', path: `${feature}/p.ts`, red: "console.log('x')", green: "console.error('x')" },
]

/** Code that a rule forbids in other files, but that oxlint must accept in these files. */
const allowed: TextsByFilePath = {
  'packages/platform/src/storage/own.ts': "localStorage.setItem('a', 'b')",
  'packages/platform/src/navigation/own.ts': "location.assign('/x')",
  'packages/api/src/crypto/envelope.ts': "import { JSEncrypt } from 'jsencrypt'\nexport const own = new JSEncrypt()",
  'packages/api/src/crypto/servicePath.ts': "import Base64 from 'crypto-js/enc-base64.js'\nexport const own = Base64",
  'packages/i18n/src/createLanguageFormat.ts': "export const own = new Intl.NumberFormat('pt')",
  'apps/mobile-web/vite.config.ts': 'export default {}',
  'tooling/bench/src/own.ts': "console.log('x')",
}

function lint(files: TextsByFilePath): string[] {
  const tsconfig = JSON.stringify({
    compilerOptions: {
      strict: true,
      jsx: 'react-jsx',
      module: 'esnext',
      moduleResolution: 'bundler',
      lib: ['es2024', 'dom'],
    },
  })
  return runWithTemporaryFiles(
    { ...files, 'tsconfig.json': tsconfig, '.oxlintrc.json': readFileSync(join(root, '.oxlintrc.json'), 'utf8') },
    (cwd) => {
      const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json'], {
        cwd,
        encoding: 'utf8',
      })
      if (!stdout.startsWith('{')) throw new Error(`${stdout}${stderr}`)
      const { diagnostics } = JSON.parse(stdout) as { diagnostics: { code: string; filename: string }[] }
      return diagnostics.map(({ code, filename }) => `${filename} ${code}`)
    },
  )
}

let red: string[]
let green: string[]
beforeAll(() => {
  red = lint(Object.fromEntries(rows.map((row) => [row.path, row.red])))
  green = lint({ ...Object.fromEntries(rows.map((row) => [row.path, row.green])), ...allowed })
})

test.each(rows)('reports code that breaks the rule $rule in $path', ({ rule, path }) => {
  expect(red).toContain(`${path} ${rule}`)
})

test('accepts correct code for each rule, and code in the files to which a rule does not apply', () => {
  expect(green).toEqual([])
})
