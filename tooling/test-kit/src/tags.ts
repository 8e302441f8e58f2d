import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { isDeep } from './depth.ts'

type TagDefinition = NonNullable<NonNullable<ViteUserConfig['test']>['tags']>[number]

const docs = join(import.meta.dirname, '../../../docs')

/** The ids in the first column of a table in `docs`. */
const rowIds = (file: string): string[] =>
  readFileSync(join(docs, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '')

/**
 * The tags that a test may have: the requirement or fault that it proves, `<fault>-control` where it shows that the guard is needed, and `deep` for
 * what only `npm run test:deep` runs. `vitest --tags-filter AUTH-049` runs the tests of one requirement.
 */
export const tags: TagDefinition[] = [
  { name: 'deep', skip: !isDeep, timeout: 3_600_000 },
  ...rowIds('requirements.tsv').map((name) => ({ name })),
  ...rowIds('faults.tsv').flatMap((id) => [{ name: id }, { name: `${id}-control` }]),
]
