import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createImportGraph } from '@lobby/test-kit/import-graph'

/** A file of stories, relative to the root, and the hash of all files on which its stories depend. */
export interface StoryFile {
  readonly file: string
  readonly hash: string
}

/** Entry files of Storybook. Every story depends on their imports. */
const frame = [
  'apps/storybook/.storybook/main.ts',
  'apps/storybook/.storybook/preview.tsx',
  'apps/storybook/vitest.config.ts',
]
/** Other files that every story depends on. */
const inputs = [
  'pnpm-lock.yaml',
  'apps/storybook/package.json',
  'apps/storybook/.storybook/preview.css',
  'merchants/**/*.*',
  'tooling/test-kit/src/**/*.ts',
]

/**
 * Lists the files of stories, each with a hash of its imports. Ignores the `import()` calls of the site, because each
 * file of stories imports its screen itself.
 *
 * @param root The root of the workspace.
 */
export function listStoryFiles(root: string): StoryFile[] {
  const findImports = createImportGraph(root, { followsDynamicImports: (file) => !file.startsWith('apps/mobile-web/') })
  const contents = new Map<string, string>()
  const hashOf = (file: string) => {
    const known =
      contents.get(file) ??
      createHash('sha256')
        .update(readFileSync(join(root, file)))
        .digest('hex')
    contents.set(file, known)
    return known
  }
  const common = [...frame.flatMap((file) => [...findImports(file)]), ...globSync(inputs, { cwd: root })]
  const files = globSync(['apps/storybook/src/**/*.stories.tsx', 'packages/{ui,features/*}/src/**/*.stories.tsx'], {
    cwd: root,
  })
  return files.toSorted().map((file) => {
    const all = [...new Set([...common, ...findImports(file)])].toSorted()
    return {
      file,
      hash: createHash('sha256')
        .update(all.map((each) => `${each} ${hashOf(each)}\n`).join(''))
        .digest('hex'),
    }
  })
}
