import { chooseByTestDepth } from '@lobby/test-kit/depth'

export interface ResponseMutation {
  readonly label: string
  /** The body of the response as text. A parsed value is not enough, because `JSON.stringify` never writes `1e999`. */
  readonly body: string
}

const infinite = Symbol('1e999')
/** Marks the position at which the JSON of a replacement is inserted. */
const hole = '@hole@'
const replacements: readonly (readonly [string, unknown])[] = [
  ['null', null],
  ['text', 'text'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['empty text', ''],
  ['number as text', '7'],
  ['word NaN', 'NaN'],
  ['fraction', 0.5],
  ['negative', -1],
  ['beyond integers', 2 ** 53],
  ['infinite', infinite],
  ['true', true],
  ['empty list', []],
  ['list of null', [null]],
  ['empty object', {}],
  ['false', false],
  ['zero', 0],
  ['list in a list', [[]]],
  ['object with then', { then: 1, length: 3 }],
  ['object with __proto__', JSON.parse('{"__proto__":{"length":3},"constructor":{"prototype":{}}}')],
  ['name of a prototype', '__proto__'],
  ['half a character and NUL', '\ud800\u0000'],
  // This list is longer than any list that the API contract allows.
  ['huge list', new Array(chooseByTestDepth(2_000, 20_000)).fill(0)],
  ['deep list', deep(2_000)],
]

/**
 * The JSON of each replacement. It is formatted only one time, because it is inserted at every position of every
 * response.
 */
const replacementTexts = replacements.map(
  ([what, value]) => [what, value === infinite ? '1e999' : JSON.stringify(value)] as const,
)

/**
 * Yields response bodies in which one field of a value, or the value itself, is dropped, null, of another type, huge or
 * hostile. Each body is created only when the generator reaches it.
 *
 * @param longest The length of the longest text that the schema of the value allows. The huge text is longer.
 */
export function* generateMutations(value: unknown, longest: number): Generator<ResponseMutation> {
  const hugeText = [
    'huge text',
    `"${'x'.repeat(chooseByTestDepth(longest + 1, Math.max(longest + 1, 300_000)))}"`,
  ] as const
  for (const place of places(value)) {
    const name = place.join('.') || 'value'
    yield { label: `${name}: dropped`, body: bodyWith(replaced(value, place, undefined)) }
    const [before = '', after = ''] = bodyWith(replaced(value, place, hole)).split(`"${hole}"`)
    for (const [what, text] of [hugeText, ...replacementTexts])
      yield { label: `${name}: ${what}`, body: before + text + after }
    const list = at(value, place)
    if (Array.isArray(list))
      yield { label: `${name}: 5,000 items`, body: before + JSON.stringify(new Array(5_000).fill(list[0])) + after }
  }
}

const bodyWith = (value: unknown) => JSON.stringify({ success: true, value })

type Place = readonly (string | number)[]

function places(value: unknown, place: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [place]
  const keys = Array.isArray(value) ? [...value.keys()] : Object.keys(value)
  return [place, ...keys.flatMap((key) => places((value as Record<string | number, unknown>)[key], [...place, key]))]
}

const at = (value: unknown, place: Place) =>
  place.reduce<unknown>((node, key) => (node as Record<string | number, unknown>)[key], value)

function replaced(value: unknown, [key, ...rest]: Place, replacement: unknown): unknown {
  if (key === undefined) return replacement
  if (Array.isArray(value))
    return value.map((item: unknown, index) => (index === key ? replaced(item, rest, replacement) : item))
  const source = value as Record<string, unknown>
  return { ...source, [key]: replaced(source[key], rest, replacement) }
}

function deep(levels: number): unknown {
  let list: unknown = []
  for (let level = 0; level < levels; level++) list = [list]
  return list
}
