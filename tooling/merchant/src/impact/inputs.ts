import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { git } from '../base/checkOut.ts'

/** What the compile and the stamp are made of: one hash of all, and how many files. */
export interface SiteInputs {
  readonly hash: string
  readonly files: number
}

/** What reaches no site: folders of merchants are compared by themselves, and these are documents, tests and programs that only run beside it. Whatever is not named here counts. */
const beside = [
  /^(?:merchants|docs|apps\/storybook|apps\/sandbox|tooling\/(?:bench|floor|lint|stories|openapi))\//,
  /\.(?:test|stories|spec)\.tsx?$/,
  /\.md$/,
  /^apps\/mobile-web\/e2e\//,
  /^(?:releases|knip)\.jsonc$/,
  /^\.(?:gitignore|oxlintrc\.json)$/,
]

const counts = (path: string) => !beside.some((pattern) => pattern.test(path))

/** Finds the commit with a name. @throws Error if there is none */
export function commitOf(dir: string, name: string): string {
  try {
    return git(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).trim()
  } catch (error) {
    const cure = 'Name a branch, a tag or a commit: npm run merchant -- impact main'
    throw new Error(`"${name}" is no commit here. ${cure}`, { cause: error })
  }
}

function hashed(rows: readonly (readonly [path: string, blob: string])[]): SiteInputs {
  const counted = rows.filter(([path]) => counts(path)).map(([path, blob]) => `${blob} ${path}\n`)
  return { hash: hash('sha256', counted.sort().join('')), files: counted.length }
}

/** The inputs as a commit has them. */
export function inputsAt(dir: string, commit: string): SiteInputs {
  const rows = git(dir, ['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean)
  return hashed(rows.map((row) => [row.slice(row.indexOf('\t') + 1), row.split(/[ \t]/)[2] ?? ''] as const))
}

/** The inputs as they lie there, committed or not; hashed as git would, so that they can be held against a commit's. */
export function inputsNow(dir: string): SiteInputs {
  const paths = [...new Set(git(dir, ['ls-files', '-z', '-co', '--exclude-standard']).split('\0'))].filter(
    (path) => path !== '' && existsSync(join(dir, path)),
  )
  const listed = paths.map((path) => `${path}\n`).join('')
  const blobs = git(dir, ['hash-object', '--stdin-paths'], listed).trim().split('\n')
  return hashed(paths.map((path, index) => [path, blobs[index] ?? ''] as const))
}
