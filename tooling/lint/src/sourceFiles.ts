import { globSync } from 'node:fs'

const skipped = new Set(['node_modules', 'dist', '.turbo', '.reports', '.cache', 'test-results'])

/** The project's own files that match a pattern, relative to its root and sorted; nothing generated, built or installed. */
export function sourceFiles(root: string, pattern: string): string[] {
  return globSync(`{apps,packages,tooling}/${pattern}`, {
    cwd: root,
    withFileTypes: false,
    exclude: (path) => skipped.has(path.split('/').at(-1) ?? ''),
  })
    .filter((file) => !/\.gen\.\w+$/.test(file))
    .sort()
}
