import { checkName, type CheckSource } from './checkSource.ts'
import { importLines } from './importLines.ts'

/** The source of `shapes/check<Name>.gen.ts`: the check of one named schema, for all operations that answer with it. */
export const shapeFile = (name: string, check: CheckSource): string =>
  [...importLines(check, '.'), '', `export const ${checkName(name)} = ${check.expression}`, ''].join('\n')
