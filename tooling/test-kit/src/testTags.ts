import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ViteUserConfig } from 'vitest/config'
import { isDeepRun } from './depth.ts'

type TagDefinition = NonNullable<NonNullable<ViteUserConfig['test']>['tags']>[number]

const docs = join(import.meta.dirname, '../../../docs')

/** Reads the ids in the first column of a table in `docs`. */
const readRowIds = (file: string): string[] =>
  readFileSync(join(docs, file), 'utf8')
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => row.split('\t')[0] ?? '')

/**
 * The tags that a test may have: the id of the requirement or fault that it proves; `<fault>-control` if it shows that
 * the app fails without the guard against that fault; `deep` if only `npm run test:deep` runs it.
 * `vitest --tags-filter AUTH-049` runs the tests of one requirement.
 */
export const testTags: TagDefinition[] = [
  { name: 'deep', skip: !isDeepRun, timeout: 3_600_000 },
  ...readRowIds('requirements.tsv').map((name) => ({ name })),
  ...readRowIds('faults.tsv').flatMap((id) => [{ name: id }, { name: `${id}-control` }]),
]
