import { hash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { runGit } from '../base/checkOutCommit.ts'

/** The source files of the compile and the stamp: a common hash of all files, and their number. */
export interface SourceFilesHash {
  readonly hash: string
  readonly files: number
}

/**
 * Paths that do not affect the compile or the stamp: documents, tests and separate programs. Merchant folders are
 * compared separately. All other paths are source files.
 */
const ignoredPaths = [
  /^(?:merchants|docs|apps\/storybook|apps\/sandbox|tooling\/(?:bench|baseline-app|lint|stories|openapi))\//,
  /\.(?:test|stories|spec)\.tsx?$/,
  /\.md$/,
  /^apps\/mobile-web\/e2e\//,
  /^(?:releases|knip)\.jsonc$/,
  /^\.(?:gitignore|oxlintrc\.json)$/,
]

const isInput = (path: string) => !ignoredPaths.some((pattern) => pattern.test(path))

/** Returns the commit that a branch, tag or hash names. @throws Error if there is none. */
export function resolveCommitHash(dir: string, name: string): string {
  try {
    return runGit(dir, ['rev-parse', '--verify', '--quiet', '--end-of-options', `${name}^{commit}`]).trim()
  } catch (error) {
    const cure = 'Name a branch, a tag or a commit: npm run merchant -- impact main'
    throw new Error(`"${name}" is not a commit in this repository. ${cure}`, { cause: error })
  }
}

function hashInputs(rows: readonly (readonly [path: string, blob: string])[]): SourceFilesHash {
  const inputLines = rows.filter(([path]) => isInput(path)).map(([path, blob]) => `${blob} ${path}\n`)
  return { hash: hash('sha256', inputLines.sort().join('')), files: inputLines.length }
}

export function hashSourcesOfCommit(dir: string, commit: string): SourceFilesHash {
  const rows = runGit(dir, ['ls-tree', '-r', '-z', commit]).split('\0').filter(Boolean)
  return hashInputs(rows.map((row) => [row.slice(row.indexOf('\t') + 1), row.split(/[ \t]/)[2] ?? ''] as const))
}

/**
 * Returns the source files in the working tree, committed or not. Hashes the files as git does, so that the hash can be
 * compared with the hash of a commit.
 */
export function hashSourcesOfWorkingTree(dir: string): SourceFilesHash {
  const paths = [...new Set(runGit(dir, ['ls-files', '-z', '-co', '--exclude-standard']).split('\0'))].filter(
    (path) => path !== '' && existsSync(join(dir, path)),
  )
  const listed = paths.map((path) => `${path}\n`).join('')
  const blobs = runGit(dir, ['hash-object', '--stdin-paths'], listed).trim().split('\n')
  return hashInputs(paths.map((path, index) => [path, blobs[index] ?? ''] as const))
}
