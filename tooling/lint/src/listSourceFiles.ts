import { globSync } from 'node:fs'

const skippedFolders = new Set(['node_modules', 'dist', '.turbo', '.reports', '.cache', 'test-results'])

/**
 * Lists the project's own files that match a pattern. Leaves out generated, built and installed files.
 * @param pattern A glob pattern below `apps`, `packages` and `tooling`.
 * @returns Sorted paths, relative to the root.
 */
export function listSourceFiles(root: string, pattern: string): string[] {
  return globSync(`{apps,packages,tooling}/${pattern}`, {
    cwd: root,
    withFileTypes: false,
    exclude: (path) => skippedFolders.has(path.split('/').at(-1) ?? ''),
  })
    .filter((file) => !/\.gen\.\w+$/.test(file))
    .sort()
}
