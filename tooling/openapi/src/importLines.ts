import { checkName, type CheckSource } from './checkSource.ts'

/** The first lines of a generated file: what wrote it, and what its check imports. */
export const importLines = ({ imports, shapes }: CheckSource, folder: string): string[] => [
  '// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.',
  ...(imports.length > 0 ? [`import { ${imports.join(', ')} } from '../check.ts'`] : []),
  ...shapes
    .map(({ name }) => checkName(name))
    .sort()
    .map((name) => `import { ${name} } from '${folder}/${name}.gen.ts'`),
]
