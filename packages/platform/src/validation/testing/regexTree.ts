import fc from 'fast-check'

/** A regular expression as a tree, to be written as source and to be matched by a matcher that counts. */
export type Tree =
  | { readonly kind: 'char'; readonly source: string }
  | { readonly kind: 'edge'; readonly source: '^' | '$' }
  | { readonly kind: 'all'; readonly parts: readonly Tree[] }
  | { readonly kind: 'any'; readonly parts: readonly Tree[] }
  | { readonly kind: 'loop'; readonly body: Tree; readonly min: number; readonly max: number; readonly lazy: boolean }
  | { readonly kind: 'look'; readonly body: Tree; readonly not: boolean }

const loops = [
  [0, 1],
  [0, Infinity],
  [1, Infinity],
  [2, 2],
  [0, 3],
  [2, Infinity],
] as const

/** Small trees over `a`, `b` and what holds both, in which loops inside of loops are frequent. */
export const trees: fc.Arbitrary<Tree> = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 5, depthSize: 'medium', withCrossShrink: true },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constant('char' as const),
        source: fc.constantFrom('a', 'b', '[ab]', '.', '\\w', '[^a]'),
      }),
    },
    {
      weight: 1,
      arbitrary: fc.record({ kind: fc.constant('edge' as const), source: fc.constantFrom('^' as const, '$' as const) }),
    },
    {
      weight: 4,
      arbitrary: fc.record({
        kind: fc.constantFrom('all' as const, 'any' as const),
        parts: fc.array(tie('tree'), { maxLength: 3 }),
      }),
    },
    {
      weight: 4,
      arbitrary: fc
        .tuple(tie('tree'), fc.constantFrom(...loops), fc.boolean())
        .map(([body, [min, max], lazy]) => ({ kind: 'loop' as const, body, min, max, lazy })),
    },
    { weight: 1, arbitrary: fc.record({ kind: fc.constant('look' as const), body: tie('tree'), not: fc.boolean() }) },
  ),
})).tree

export function sourceOf(tree: Tree): string {
  if (tree.kind === 'char' || tree.kind === 'edge') return tree.source
  if (tree.kind === 'look') return `(?${tree.not ? '!' : '='}${sourceOf(tree.body)})`
  if (tree.kind === 'loop') {
    const most = tree.max === Infinity ? '' : tree.max
    return `(?:${sourceOf(tree.body)}){${tree.min},${most}}${tree.lazy ? '?' : ''}`
  }
  const parts = tree.parts.map(sourceOf)
  return tree.kind === 'all' ? `(?:${parts.join('')})` : `(?:${parts.join('|')})`
}

/** How many characters and edges the expression names. */
export function sizeOf(tree: Tree): number {
  if (tree.kind === 'all' || tree.kind === 'any') return tree.parts.reduce((total, part) => total + sizeOf(part), 1)
  return tree.kind === 'char' || tree.kind === 'edge' ? 1 : 1 + sizeOf(tree.body)
}

/**
 * Matches a whole text as browsers do, by trying one way after the other, and counts what it looks at.
 *
 * @param limit Where it gives up counting
 */
export function backtrack(tree: Tree, text: string, limit: number): { fits: boolean | undefined; steps: number } {
  let steps = 0
  const step = () => {
    if (++steps > limit) throw new RangeError('Too many steps.')
  }
  const match = (node: Tree, at: number, then: (at: number) => boolean): boolean => {
    if (node.kind === 'char') {
      step()
      return at < text.length && new RegExp(`^${node.source}$`).test(text[at] ?? '') && then(at + 1)
    }
    if (node.kind === 'edge') {
      step()
      return at === (node.source === '^' ? 0 : text.length) && then(at)
    }
    if (node.kind === 'any')
      return (node.parts.length > 0 ? node.parts : [nothing]).some((part) => match(part, at, then))
    if (node.kind === 'all') return all(node.parts, 0, at, then)
    if (node.kind === 'look') return match(node.body, at, () => true) !== node.not && then(at)
    return loop(node, 0, at, then)
  }
  const all = (parts: readonly Tree[], index: number, at: number, then: (at: number) => boolean): boolean => {
    const part = parts[index]
    return part ? match(part, at, (next) => all(parts, index + 1, next, then)) : then(at)
  }
  const loop = (node: Tree & { kind: 'loop' }, turn: number, at: number, then: (at: number) => boolean): boolean => {
    const again = () =>
      turn < node.max &&
      match(node.body, at, (next) => (next > at || turn < node.min) && loop(node, turn + 1, next, then))
    if (turn < node.min) return again()
    return node.lazy ? then(at) || again() : again() || then(at)
  }
  try {
    return { fits: match({ kind: 'all', parts: [tree, { kind: 'edge', source: '$' }] }, 0, () => true), steps }
  } catch (error) {
    if (error instanceof RangeError) return { fits: undefined, steps }
    throw error
  }
}

const nothing: Tree = { kind: 'all', parts: [] }
