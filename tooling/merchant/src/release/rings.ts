import { parseSourceFileText, getSourceFileValue, listTextsAtKeyPath, type Problem } from '@lobby/merchant/reader'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'

/** A ring: a name, and the merchants that get a release at the same time. */
export interface ReleaseRing {
  readonly name: string
  /** The ids of the merchants. `others` means all merchants that no earlier ring lists. */
  readonly merchants: readonly string[] | 'others'
}

const ring = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'is not a ring name')
    .meta({ description: 'The name for `merchant promote --ring`.', examples: ['canary'] }),
  merchants: z
    .union([z.array(z.string()).min(1), z.literal('others')])
    .meta({
      description:
        'Ids of merchants. In the last ring "others": all merchants that are in no earlier ring, including ' +
        'future ones.',
      examples: [['aurora']],
    }),
})

/** `releases.jsonc`: the order in which merchants get a release. */
const schema = z.strictObject({
  $schema: z
    .string()
    .optional()
    .meta({ description: "The location of this file's schema, for editors; the product does not read it." }),
  rings: z.array(ring).min(1).meta({ title: 'Rings', description: 'A release goes from ring to ring, in this order.' }),
})

/** Returns the JSON Schema with which editors complete `releases.jsonc`. */
export const createRingsSchema = (): unknown => z.toJSONSchema(schema, { io: 'input' })

/**
 * Reads the rings and validates them against the existing merchants.
 * @param file The path of `releases.jsonc`.
 * @param ids The ids of the existing merchants.
 * @returns The rings in order. Without any ring if the file has a problem.
 */
export function readReleaseRings(
  file: string,
  ids: readonly string[],
): { readonly rings: readonly ReleaseRing[]; readonly problems: readonly Problem[] } {
  const isThere = existsSync(file)
  const source = parseSourceFileText(basename(file), isThere ? readFileSync(file, 'utf8') : '{}')
  const problems = [...source.problems]
  const tell = (...said: Parameters<typeof source.problem>) => problems.push(source.problem(...said))
  if (!isThere)
    tell(
      'LM001',
      [],
      `${basename(file)} is missing.`,
      'Write the file with the order of the merchants: docs/releases.md has an example.',
    )
  const read = schema.safeParse(source.value)
  if (problems.length > 0 || !read.success) {
    for (const { path, message, code } of problems.length > 0 ? [] : (read.error?.issues ?? []))
      tell(
        code === 'unrecognized_keys' ? 'LM003' : 'LM005',
        path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
        message.replace(/\.?$/, '.'),
        code === 'invalid_format'
          ? 'Write small letters, digits and "-", beginning with a letter.'
          : 'See the schema that the key "$schema" names.',
      )
    return { rings: [], problems }
  }
  const { rings } = read.data
  const owners = new Map<string, string>()
  const names = new Set<string>()
  for (const [index, { name, merchants }] of rings.entries()) {
    const path = ['rings', index]
    if (names.has(name))
      tell('LM007', [...path, 'name'], `The ring "${name}" is listed twice.`, 'Give each ring its own name.')
    names.add(name)
    const isLast = index === rings.length - 1
    if ((merchants === 'others') !== isLast) {
      const message = isLast
        ? `The last ring, "${name}", lists merchants: merchants in no ring would never get a release.`
        : `The ring "${name}" has "others", but is not the last ring.`
      tell('LM007', [...path, 'merchants'], message, 'Write "others" in the last ring only.')
    }
    for (const [place, id] of (merchants === 'others' ? [] : merchants).entries()) {
      const at = [...path, 'merchants', place]
      const owner = owners.get(id)
      if (owner !== undefined)
        tell('LM007', at, `"${id}" is already in the ring "${owner}".`, 'List each merchant in one ring only.')
      else if (!ids.includes(id))
        tell('LM007', at, `There is no merchant "${id}".`, `The merchants are: ${ids.join(', ') || 'none'}.`)
      owners.set(id, owner ?? name)
    }
  }
  return { rings: problems.length > 0 ? [] : rings, problems }
}

/**
 * Returns the problem that the removal of a merchant would cause: a ring would list a merchant that does not exist.
 * Returns null if no ring lists the merchant. {@link readReleaseRings} reports other mistakes in the file.
 */
export function findRingRemovalProblem(file: string, id: string): Problem | null {
  const source = parseSourceFileText(basename(file), existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  const [place] = listTextsAtKeyPath(source, ['rings']).filter(
    ({ path, text }) => path.length === 4 && path[2] === 'merchants' && text === id,
  )
  if (place === undefined) return null
  const owner = place.path.slice(0, 2)
  const all = getSourceFileValue(source, [...owner, 'merchants'])
  const isOnlyOne = Array.isArray(all) && all.length === 1
  const name = String(getSourceFileValue(source, [...owner, 'name']))
  const cure =
    `${isOnlyOne ? 'Replace it, or remove the ring, which lists no other merchant' : 'Remove it from the ring'}. ` +
    'Then run this again.'
  const message = `"${id}" is in the ring "${name}", which would then list a merchant that does not exist.`
  return source.problem('LM007', place.path, message, cure)
}

/** Returns the merchants of each ring in order, limited to the given ids. */
export function getRingMerchants(
  rings: readonly ReleaseRing[],
  ids: readonly string[],
): ReadonlyMap<string, readonly string[]> {
  const named = new Set(rings.flatMap(({ merchants }) => (merchants === 'others' ? [] : merchants)))
  return new Map(
    rings.map(({ name, merchants }) => [
      name,
      ids.filter((id) => (merchants === 'others' ? !named.has(id) : merchants.includes(id))),
    ]),
  )
}
