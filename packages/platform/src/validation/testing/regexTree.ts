import fc from 'fast-check'

/** A regular expression as a tree, for a matcher that counts its steps. */
export type RegexTree =
  | { readonly kind: 'char'; readonly source: string }
  | { readonly kind: 'all'; readonly parts: readonly RegexTree[] }
  | { readonly kind: 'any'; readonly parts: readonly RegexTree[] }
  | {
      readonly kind: 'loop'
      readonly body: RegexTree
      readonly min: number
      readonly max: number
      readonly lazy: boolean
    }
  | { readonly kind: 'look'; readonly body: RegexTree; readonly not: boolean }

export const createCharacterNode = (source: string): RegexTree => ({ kind: 'char', source })
export const createLoopNode = (body: RegexTree, min: number, max: number, lazy = false): RegexTree => ({
  kind: 'loop',
  body,
  min,
  max,
  lazy,
})
export const createSequenceNode = (...parts: readonly RegexTree[]): RegexTree => ({ kind: 'all', parts })

/** A regular expression as source and as tree. */
interface Expression {
  readonly source: string
  readonly tree: RegexTree
}

const join = (parts: readonly Expression[], by: string, kind: 'all' | 'any'): Expression => ({
  source: parts.map(({ source }) => source).join(by),
  tree: { kind, parts: parts.map(({ tree }) => tree) },
})

const repeated = fc
  .tuple(
    fc.constantFrom('a', 'b', '[ab]', '.', '\\w', '[^a]'),
    fc.constantFrom(
      ['', 1, 1],
      ['?', 0, 1],
      ['*', 0, Infinity],
      ['+', 1, Infinity],
      ['{2}', 2, 2],
      ['{0,3}', 0, 3],
      ['{2,}', 2, Infinity],
    ),
    fc.boolean(),
  )
  .map(([one, [sign, min, max], lazy]): Expression => ({
    source: `${one}${sign}${lazy && sign !== '' ? '?' : ''}`,
    tree: createLoopNode(createCharacterNode(one), min, max, lazy),
  }))
const choice = fc.array(fc.array(repeated, { maxLength: 4 }), { minLength: 1, maxLength: 2 }).map((branches) =>
  join(
    branches.map((branch) => join(branch, '', 'all')),
    '|',
    'any',
  ),
)
const look = fc
  .tuple(choice, fc.boolean())
  .map(([{ source, tree }, not]): Expression => ({
    source: `(?${not ? '!' : '='}${source})`,
    tree: { kind: 'look', body: tree, not },
  }))

/**
 * Generates small expressions from `a`, `b` and classes that contain them, with every construct that
 * `estimatePatternSteps` accepts.
 */
export const arbitraryRegexExpression: fc.Arbitrary<Expression> = fc
  .array(fc.tuple(fc.array(look, { maxLength: 2 }), fc.array(repeated, { maxLength: 5 })), {
    minLength: 1,
    maxLength: 2,
  })
  .map((branches) =>
    join(
      branches.map((parts) => join(parts.flat(), '', 'all')),
      '|',
      'any',
    ),
  )

/**
 * Matches a whole text by backtracking, like browsers, and counts the steps. A step is the test of one character.
 *
 * @param limit The number of steps after which the matcher stops.
 * @returns Whether the text matches (undefined if the matcher stopped at the limit), and the number of steps.
 */
export function matchByBacktracking(
  tree: RegexTree,
  text: string,
  limit: number,
): { fits: boolean | undefined; steps: number } {
  let steps = 0
  const step = () => {
    if (++steps > limit) throw new RangeError('Too many steps.')
  }
  const match = (node: RegexTree, at: number, then: (at: number) => boolean): boolean => {
    if (node.kind === 'char') {
      step()
      return at < text.length && new RegExp(`^${node.source}$`).test(text[at] ?? '') && then(at + 1)
    }
    if (node.kind === 'any') return node.parts.some((part) => match(part, at, then))
    if (node.kind === 'all') return each(node.parts, 0, at, then)
    if (node.kind === 'look') return match(node.body, at, () => true) !== node.not && then(at)
    return turns(node, 0, at, then)
  }
  const each = (parts: readonly RegexTree[], index: number, at: number, then: (at: number) => boolean): boolean => {
    const part = parts[index]
    return part ? match(part, at, (next) => each(parts, index + 1, next, then)) : then(at)
  }
  const turns = (
    node: RegexTree & { kind: 'loop' },
    turn: number,
    at: number,
    then: (at: number) => boolean,
  ): boolean => {
    const again = () =>
      turn < node.max &&
      match(node.body, at, (next) => (next > at || turn < node.min) && turns(node, turn + 1, next, then))
    if (turn < node.min) return again()
    return node.lazy ? then(at) || again() : again() || then(at)
  }
  try {
    return { fits: match(tree, 0, (at) => at === text.length), steps }
  } catch (error) {
    if (error instanceof RangeError) return { fits: undefined, steps }
    throw error
  }
}
