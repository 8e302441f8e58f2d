import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { storyNameFromExport, toId } from 'storybook/internal/csf'

/**
 * Returns the ids of the stories in one file. Storybook derives each id from the title of the file and the name of the
 * export.
 */
export function deriveStoryIds(source: string): string[] {
  const [, title] = /(?:^\s*|\{ )title: '([^']+)'/m.exec(source) ?? []
  if (title === undefined) return []
  return [...source.matchAll(/^export const (\w+)/gm)].map(([, name = '']) => toId(title, storyNameFromExport(name)))
}

/** Returns the ids of all stories below a folder. */
export const readStoryIds = (folder: string): ReadonlySet<string> =>
  new Set(
    globSync('**/*.stories.tsx', { cwd: folder }).flatMap((file) =>
      deriveStoryIds(readFileSync(join(folder, file), 'utf8')),
    ),
  )
