import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'

/** What the compile and the stamp are made of: one hash of all, and how many files. */
export interface SiteInputs {
  readonly hash: string
  readonly files: number
}

/** What reaches no site: folders of merchants are compared by themselves, and these are documents, tests and programs that only run beside it. Whatever is not named here counts. */
const beside = [/^(?:merchants|docs|apps\/storybook|apps\/sandbox|tooling\/(?:bench|lint|stories|openapi))\//, /\.(?:test|stories|spec)\.tsx?$/, /\.md$/, /^apps\/mobile-web\/e2e\//, /^(?:releases|knip)\.jsonc$/, /^\.(?:gitignore|oxlintrc\.json)$/]

const counts = (path: string) => !beside.some((pattern) => pattern.test(path))

/** Runs git. @throws what git says, in one line */
export function git(dir: string, args: readonly string[], input?: string): string {
  try {
    return execFileSync('git', args, { cwd: dir, encoding: 'utf8', maxBuffer: 256 * 1024 * 1024, stdio: ['pipe', 'pipe', 'pipe'], ...(input === undefined ? {} : { input }) })
  } catch (error) {
    const said = String((error as { stderr?: unknown }).stderr ?? '').trim().split('\n').at(-1) ?? ''
    throw new Error(said === '' ? 'git cannot be run here. This command compares with a commit, so it needs git and its history.' : said.replace(/^fatal: /, 'git: '), { cause: error })
  }
}

/**
 * The commit that a name stands for.
 * @throws a sentence when there is none
 */
export function commitOf(dir: string, name: string): string {
  try {
    return git(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).trim()
  } catch (error) {
    throw new Error(`"${name}" is no commit here. Name a branch, a tag or a commit: npm run merchant -- impact main`, { cause: error })
  }
}

function hashed(rows: readonly (readonly [path: string, blob: string])[]): SiteInputs {
  const counted = rows.filter(([path]) => counts(path)).map(([path, blob]) => `${blob} ${path}\n`)
  return { hash: createHash('sha256').update(counted.sort().join('')).digest('hex'), files: counted.length }
}

/** The inputs as a commit has them. */
export function inputsAt(dir: string, commit: string): SiteInputs {
  const rows = git(dir, ['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean)
  return hashed(rows.map((row) => [row.slice(row.indexOf('\t') + 1), row.slice(0, row.indexOf('\t')).split(' ')[2] ?? ''] as const))
}

/** The inputs as they lie there, committed or not; hashed as git would, so that they can be held against a commit's. */
export function inputsNow(dir: string): SiteInputs {
  const paths = [...new Set(git(dir, ['ls-files', '-z', '-co', '--exclude-standard']).split('\0'))].filter((path) => path !== '' && existsSync(join(dir, path)))
  const blobs = git(dir, ['hash-object', '--stdin-paths'], paths.map((path) => `${path}\n`).join('')).trim().split('\n')
  return hashed(paths.map((path, index) => [path, blobs[index] ?? ''] as const))
}
