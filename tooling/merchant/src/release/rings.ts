import { parseSource, rawAt, textsAt, type Problem } from '@lobby/merchant/reader'
import { existsSync, readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { z } from 'zod'

/** A ring: a name, and the merchants that get a release together. */
export interface Ring {
  readonly name: string
  /** `others`: whoever stands in no ring before it. */
  readonly merchants: readonly string[] | 'others'
}

const ring = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9-]*$/, 'is no name of a ring')
    .meta({ description: 'What `merchant promote --ring` says.', examples: ['canary'] }),
  merchants: z
    .union([z.array(z.string()).min(1), z.literal('others')])
    .meta({
      description:
        'Ids of merchants; in the last ring "others": whoever stands in none before it, those to come among them.',
      examples: [['aurora']],
    }),
})

/** `releases.jsonc`: in which order merchants get a release. */
const schema = z.strictObject({
  $schema: z
    .string()
    .optional()
    .meta({ description: "Where an editor finds this file's schema; the product does not read it." }),
  rings: z.array(ring).min(1).meta({ title: 'Rings', description: 'A release goes from ring to ring, in this order.' }),
})

/** The JSON Schema that editors complete `releases.jsonc` by. */
export const ringsSchema = (): unknown => z.toJSONSchema(schema, { io: 'input' })

/**
 * Reads the rings and holds them against the merchants there are.
 * @param file `releases.jsonc`
 * @param ids the merchants' folders
 * @returns the rings in their order; empty when there is a problem
 */
export function readRings(
  file: string,
  ids: readonly string[],
): { readonly rings: readonly Ring[]; readonly problems: readonly Problem[] } {
  const isThere = existsSync(file)
  const source = parseSource(basename(file), isThere ? readFileSync(file, 'utf8') : '{}')
  const problems = [...source.problems]
  const tell = (...said: Parameters<typeof source.problem>) => problems.push(source.problem(...said))
  if (!isThere)
    tell('LM001', [], `${basename(file)} is missing.`, 'Write who gets a release first: docs/releases.md shows one.')
  const read = schema.safeParse(source.value)
  if (problems.length > 0 || !read.success) {
    for (const { path, message, code } of problems.length > 0 ? [] : (read.error?.issues ?? []))
      tell(
        code === 'unrecognized_keys' ? 'LM003' : 'LM005',
        path.map((step) => (typeof step === 'symbol' ? String(step) : step)),
        message.replace(/\.?$/, '.'),
        code === 'invalid_format'
          ? 'Write small letters, digits and "-", a letter first.'
          : 'The schema beside the key "$schema" says what can stand here.',
      )
    return { rings: [], problems }
  }
  const { rings } = read.data
  const owners = new Map<string, string>()
  const names = new Set<string>()
  for (const [index, { name, merchants }] of rings.entries()) {
    const path = ['rings', index]
    if (names.has(name))
      tell('LM007', [...path, 'name'], `The ring "${name}" stands there twice.`, 'Give each ring its own name.')
    names.add(name)
    const isLast = index === rings.length - 1
    if ((merchants === 'others') !== isLast) {
      const message = isLast
        ? `The last ring, "${name}", names its merchants: those of no ring would never get a release.`
        : `"others" stands in "${name}", which is not the last ring.`
      tell('LM007', [...path, 'merchants'], message, 'Write "others" in the last ring, and there alone.')
    }
    for (const [place, id] of (merchants === 'others' ? [] : merchants).entries()) {
      const at = [...path, 'merchants', place]
      const owner = owners.get(id)
      if (owner !== undefined) tell('LM007', at, `"${id}" stands in "${owner}" already.`, 'A merchant is in one ring.')
      else if (!ids.includes(id))
        tell('LM007', at, `There is no merchant "${id}".`, `There are: ${ids.join(', ') || 'none'}.`)
      owners.set(id, owner ?? name)
    }
  }
  return { rings: problems.length > 0 ? [] : rings, problems }
}

/** Where a merchant stands in the rings, as a mistake that its removal would make; null where it stands in none. Whatever else is wrong with the file is told by {@link readRings}. */
export function ringOf(file: string, id: string): Problem | null {
  const source = parseSource(basename(file), existsSync(file) ? readFileSync(file, 'utf8') : '{}')
  const [place] = textsAt(source, ['rings']).filter(
    ({ path, text }) => path.length === 4 && path[2] === 'merchants' && text === id,
  )
  if (place === undefined) return null
  const owner = place.path.slice(0, 2)
  const all = rawAt(source, [...owner, 'merchants'])
  const alone = Array.isArray(all) && all.length === 1
  const name = String(rawAt(source, [...owner, 'name']))
  const cure = `${alone ? 'Put another one there, or take the ring out: nobody else is in it' : 'Take it out there'}. Then run this again.`
  const message = `"${id}" stands in the ring "${name}", which would name a merchant that there is none of.`
  return source.problem('LM007', place.path, message, cure)
}

/** Merchants of each ring in their order, out of those that are asked about. */
export function membersOf(rings: readonly Ring[], ids: readonly string[]): ReadonlyMap<string, readonly string[]> {
  const named = new Set(rings.flatMap(({ merchants }) => (merchants === 'others' ? [] : merchants)))
  return new Map(
    rings.map(({ name, merchants }) => [
      name,
      ids.filter((id) => (merchants === 'others' ? !named.has(id) : merchants.includes(id))),
    ]),
  )
}
