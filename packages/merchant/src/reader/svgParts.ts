/** The attributes of a tag: names and values. */
export type Attributes = readonly (readonly [name: string, value: string])[]

/** What an element draws: itself, what is in it, and what it refers to by id. */
interface Part {
  own: number
  readonly refers: string[]
}

/** The parts that an SVG may draw in all, those that are drawn again by reference among them: many more freeze a page. */
export const mostParts = 2000

/** The parts that attributes refer to, by id. */
const referred = (attributes: Attributes) =>
  attributes.flatMap(([name, value]) =>
    /(?:^|:)href$/.test(name)
      ? [value.slice(1)]
      : [...value.matchAll(/url\(\s*['"]?#([^'")\s]*)/gi)].map(([, id = '']) => id),
  )

/** Counts what an SVG draws, tag by tag. */
export function countParts() {
  const whole: Part = { own: 0, refers: [] }
  const open: Part[] = [whole]
  const byId = new Map<string, Part>()
  const total = new Map<Part, number>()
  const drawnBy = (part: Part): number => {
    const known = total.get(part)
    if (known !== undefined) return known
    // A part that draws itself has no end.
    total.set(part, Number.POSITIVE_INFINITY)
    const sum = part.refers.reduce((all, id) => {
      const other = byId.get(id)
      return other === undefined ? all : all + drawnBy(other)
    }, part.own)
    total.set(part, sum)
    return sum
  }
  return {
    /** Takes in a tag. */
    see(name: string, attributes: Attributes, isClosing: boolean, isEmpty: boolean) {
      if (isClosing) {
        open.pop()
        return
      }
      const part: Part = { own: 0, refers: [] }
      // Of two parts with one id, browsers draw the first.
      const id = attributes.find(([attribute]) => attribute === 'id')?.[1]
      if (id !== undefined && !byId.has(id)) byId.set(id, part)
      const refers = referred(attributes)
      open.push(part)
      // The stops of a gradient are drawn once, however often it paints.
      for (const around of open) {
        if (name !== 'stop') around.own += 1
        around.refers.push(...refers)
      }
      if (isEmpty) open.pop()
    },
    drawn: () => drawnBy(whole),
  }
}
