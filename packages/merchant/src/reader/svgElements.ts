/** The attributes of a tag, as pairs of name and value. */
export type SvgAttributes = readonly (readonly [name: string, value: string])[]

/**
 * The cost of rendering an element: the number of elements in it (including the element itself), and the ids to which
 * they refer.
 */
interface Part {
  own: number
  readonly refers: string[]
}

/**
 * The maximum number of elements that a browser renders for an SVG. An element counts again each time another element
 * refers to it. Too many elements freeze a web page.
 */
export const MAX_SVG_ELEMENTS = 2000

/** Returns the ids to which attributes refer. */
const findReferences = (attributes: SvgAttributes) =>
  attributes.flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name)
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*['"]?#([^'")\s]*)/gi)].map(([, id = '']) => id),
  )

/**
 * Creates a counter of the elements that a browser renders for an SVG. Pass each tag to `see`. Then `drawn` returns the
 * number of rendered elements.
 */
export function createSvgElementCounter() {
  const whole: Part = { own: 0, refers: [] }
  const open: Part[] = [whole]
  const byId = new Map<string, Part>()
  const total = new Map<Part, number>()
  const drawnBy = (part: Part): number => {
    const known = total.get(part)
    if (known !== undefined) return known
    // An element that refers to itself counts as infinitely many elements.
    total.set(part, Number.POSITIVE_INFINITY)
    const sum = part.refers.reduce((all, id) => {
      const other = byId.get(id)
      return other === undefined ? all : all + drawnBy(other)
    }, part.own)
    total.set(part, sum)
    return sum
  }
  return {
    /** Counts the element of a tag. */
    see(name: string, attributes: SvgAttributes, isClosing: boolean, isEmpty: boolean) {
      if (isClosing) {
        open.pop()
        return
      }
      const part: Part = { own: 0, refers: [] }
      // If two elements have the same id, references to it mean the first element.
      const id = attributes.find(([attribute]) => attribute === 'id')?.[1]
      if (id !== undefined && !byId.has(id)) byId.set(id, part)
      const refers = findReferences(attributes)
      open.push(part)
      // Does not count the stops of a gradient: a browser evaluates them one time, however often the gradient is used.
      for (const around of open) {
        if (name !== 'stop') around.own += 1
        around.refers.push(...refers)
      }
      if (isEmpty) open.pop()
    },
    drawn: () => drawnBy(whole),
  }
}
