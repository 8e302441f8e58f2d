import { getValidatorName, generateValidator, type ValidatorSource, type NamedSchema } from './generateValidator.ts'
import { generateOperationSource, findResponseValueSchema } from './generateOperationSource.ts'
import type { ApiContract, JsonValue, JsonObject } from './readApiContract.ts'

/** An operation of the API contract, its method and path, and the validator of its response. */
interface ContractOperation {
  readonly method: string
  readonly path: string
  readonly operation: JsonObject
  readonly check: ValidatorSource
}

/** A shape (a named schema), its validator, and the generated files whose operations use the shape in a response. */
interface UsedShape {
  readonly shape: NamedSchema
  readonly check: ValidatorSource
  readonly files: Set<string>
}

const methods = ['get', 'post', 'put', 'delete']

/**
 * Returns the source of `operations/<file>.gen.ts` for each tag of the API contract: its operations, and the validators
 * of the shapes in their responses. The operations that the first page needs (`x-first-load`) are in `firstLoad`, so
 * that the first page loads no other file. If several files use a shape, its validator is in `firstLoad` if that file
 * uses the shape, otherwise in `shared`.
 *
 * @param document the whole API contract
 * @param nameOf returns the name of a shape
 * @throws Error that names the place in the API contract that uses a feature that the client does not support
 */
export function generateOperationFiles(document: JsonObject, nameOf: ApiContract['nameOf']): Map<string, string> {
  const files = new Map<string, ContractOperation[]>()
  const shapes = new Map<string, UsedShape>()
  const ids = new Set<string>()
  const use = (shape: NamedSchema, file: string) => {
    const { name, schema, place } = shape
    const known = shapes.get(name)
    if (known && known.shape.schema !== schema)
      throw new Error(
        `${place}: another schema, at ${known.shape.place}, already has the name '${name}'. Rename one of the two.`,
      )
    const used = known ?? { shape, check: checkOf(schema, place), files: new Set() }
    // Writes inner shapes before the shape that refers to them.
    used.check.shapes.forEach((inner) => use(inner, file))
    shapes.set(name, { ...used, files: used.files.add(file) })
  }
  const checkOf = (schema: JsonValue, place: string) =>
    generateValidator(schema, place, (value) => (value === schema ? undefined : nameOf(value)))

  for (const [path, item] of Object.entries(document['paths'] as JsonObject))
    for (const [method, each] of Object.entries(item as JsonObject)) {
      if (!methods.includes(method)) throw new Error(`${path}: '${method}' is not one of ${methods.join(', ')}.`)
      const operation = each as JsonObject
      const id = String(operation['operationId'])
      if (ids.has(id))
        throw new Error(`${path}: another operation already has the operationId ${id}. Rename one of the two.`)
      ids.add(id)
      const check = generateValidator(findResponseValueSchema(id, operation), `${id}.value`, nameOf)
      const [tag] = operation['tags'] as string[]
      const file = operation['x-first-load'] === true ? 'firstLoad' : String(tag)
      check.shapes.forEach((shape) => use(shape, file))
      files.set(file, [...(files.get(file) ?? []), { method, path, operation, check }])
    }

  const homeOf = ({ files: users }: UsedShape): string =>
    users.has('firstLoad') ? 'firstLoad' : users.size > 1 ? 'shared' : ([...users][0] ?? 'shared')
  if ([...shapes.values()].some((used) => homeOf(used) === 'shared')) files.set('shared', [])
  return new Map(
    [...files].map(([file, operations]) => {
      const own = [...shapes.values()].filter((used) => homeOf(used) === file)
      return [`operations/${file}.gen.ts`, fileSource(operations, own)]
    }),
  )

  function fileSource(operations: readonly ContractOperation[], own: readonly UsedShape[]): string {
    const checks = [...own, ...operations].map(({ check }) => check)
    const combinators = [...new Set(checks.flatMap(({ imports }) => imports))].sort()
    const named = new Set(checks.flatMap((check) => check.shapes.map(({ name }) => name)))
    const ownNames = new Set(own.map(({ shape }) => shape.name))
    const others = Map.groupBy([...named].filter((name) => !ownNames.has(name)).sort(), (name) =>
      homeOf(shapes.get(name) as UsedShape),
    )
    return [
      '// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.',
      ...(combinators.length > 0 ? [`import { ${combinators.join(', ')} } from '../check.ts'`] : []),
      ...[...others].map(
        ([file, names]) => `import { ${names.map(getValidatorName).join(', ')} } from './${file}.gen.ts'`,
      ),
      ...(operations.length > 0 ? ["import type { Operation } from '../operation.ts'"] : []),
      '',
      ...own.flatMap(({ shape, check, files: users }) => [
        `${users.size > 1 ? 'export ' : ''}const ${getValidatorName(shape.name)} = ${check.expression}`,
        '',
      ]),
      ...operations.flatMap(({ method, path, operation, check }) =>
        generateOperationSource(method, path, operation, check),
      ),
    ].join('\n')
  }
}
