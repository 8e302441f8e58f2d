/** How often a backtracking matcher may come through (`ways`), and how many steps that takes at most (`work`). */
interface Cost {
  readonly ways: number
  readonly work: number
}

/** A set of samples, a bit each. */
type Samples = bigint

interface Part {
  /** What it may begin with. */
  readonly first: Samples
  /** Whether it may match nothing. */
  readonly empty: boolean
  /** @param next What may come after it */
  cost(next: Samples): Cost
}

const range = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, index) => String.fromCharCode(from + index))
// With where \d, \w, \s, the dot and their opposites begin, so that two classes of characters that meet do so in a sample.
const common = [0x1680, 0x2000, 0x2028, 0x205f, 0x3000, 0xfeff]
  .flatMap((code) => range(code, code + 12))
  .concat(range(0, 255))

const token = /\(\?(?:[:=!]|<[^=!>][^>]*>)|\\(?:u[\da-f]{4}|x[\da-f]{2}|p\{[^}]*\}|[^])|\[(?:\\[^]|[^\]\\])*\]|[^]/giy
const quantifier = /(?:([*+?])|\{(\d+)(,?)(\d*)\})\??/y

/**
 * An upper bound of the steps that a backtracking matcher takes for a regular expression on a text of `longest` characters,
 * failure included. Where two ways on begin with the same character both count; inside of a loop they multiply with each
 * turn, so that an exponential expression costs more than any budget.
 *
 * @param source Of an expression that compiles
 * @throws Error for what cannot be bounded: references to groups, looks behind, flags of groups
 */
export function patternCost(source: string, flags: string, longest: number): number {
  const decoded = source.replace(/\\(?:u([\da-f]{4})|x([\da-f]{2}))/gi, (_, long: string, short: string) =>
    String.fromCharCode(Number.parseInt(long ?? short, 16)),
  )
  const samples = [
    ...new Set([
      ...common,
      ...decoded.split('').flatMap((unit) => range(unit.charCodeAt(0) - 1, unit.charCodeAt(0) + 1)),
    ]),
  ]
  /** The bit behind those of the samples: nothing comes any more. */
  const end = 1n << BigInt(samples.length)
  /** Any of them, and that one too. */
  const all = -1n
  let at = 0

  const take = (expression: RegExp) => {
    expression.lastIndex = at
    const match = expression.exec(source)
    at += match?.[0].length ?? 0
    return match
  }

  const single = (first: Samples, empty = false, work = 1): Part => ({ first, empty, cost: () => ({ ways: 1, work }) })

  const either = (): Part => {
    const branches = [sequence()]
    while (source[at] === '|') {
      at++
      branches.push(sequence())
    }
    return {
      first: union(branches.map(({ first }) => first)),
      empty: branches.some(({ empty }) => empty),
      cost(next) {
        const begins = branches.map(({ first, empty }) => (empty ? first | next : first))
        const distinct = begins.every((one, index) => (one & union(begins.slice(index + 1))) === 0n)
        const costs = branches.map((branch) => branch.cost(next))
        const ways = costs.map((cost) => cost.ways)
        return { ways: distinct ? Math.max(...ways) : sum(ways), work: 1 + sum(costs.map(({ work }) => work)) }
      },
    }
  }

  const sequence = (): Part => {
    const parts: Part[] = []
    while (at < source.length && source[at] !== '|' && source[at] !== ')') parts.push(repeated(part()))
    const firstFrom = (index: number, next: Samples) =>
      parts.slice(index).reduceRight((after, { first, empty }) => (empty ? first | after : first), next)
    return {
      first: firstFrom(0, 0n),
      empty: parts.every(({ empty }) => empty),
      cost: (next) =>
        parts.reduce<Cost>(
          ({ ways, work }, one, index) => {
            const cost = one.cost(firstFrom(index + 1, next))
            return { ways: ways * cost.ways, work: work + ways * cost.work }
          },
          { ways: 1, work: 1 },
        ),
    }
  }

  const repeated = (body: Part): Part => {
    const match = take(quantifier)
    if (!match) return body
    const [, sign, least, comma, most] = match
    const min = sign ? Number(sign === '+') : Number(least)
    const max = sign ? (sign === '?' ? 1 : longest) : comma ? Number(most || longest) : min
    return {
      first: body.first,
      empty: body.empty || min === 0,
      cost(next) {
        const { ways, work } = body.cost(max > 1 ? body.first | next : next)
        const exits = (body.first & next) !== 0n ? Math.max(1, max - min + 1) : 1
        return { ways: ways ** max * exits, work: 1 + work * max * ways ** max }
      },
    }
  }

  const part = (): Part => {
    const [text = ''] = take(token) ?? []
    if (text === '(' && source[at] === '?') throw new Error('This kind of group cannot be bounded.')
    if (text[0] === '(') {
      const inner = either()
      at++
      // A look ahead is not entered again from behind, but looks further than one character.
      return /[=!]/.test(text) ? single(all, true, 1 + inner.cost(0n).work) : inner
    }
    if (/^\\[1-9k]/.test(text)) throw new Error('A reference to a group cannot be bounded.')
    if (/^(?:[\^$]|\\b)/i.test(text)) return single(0n, true)
    const fits = new RegExp(`^${text}$`, flags)
    const found = union(samples.map((sample, index) => (fits.test(sample) ? 1n << BigInt(index) : 0n)))
    // Of what lies beyond the samples, anything might be meant.
    return single(found === 0n || /\\[pc]/i.test(text) ? all : found)
  }

  return either().cost(end).work
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const union = (sets: readonly Samples[]) => sets.reduce((all, set) => all | set, 0n)
