import { inlineTags, tags, unclosedTags } from './allowed.ts'

/** Carries the styles that are kept until they are set through the object model: the policy refuses a `style` attribute. */
export const STYLE = 'data-style'

/** Tags that are nested deeper are dropped, and their words stay. */
const MAX_DEPTH = 50
/** Once the depths of all tags add up to this, the other tags are dropped. */
const MAX_DEPTH_SUM = 100_000
/** Once tags have made this many elements, the other tags are dropped. */
const MAX_ELEMENTS = 6000
/** How many equal tags a browser reopens at most. */
const MAX_LIKE_TAGS = 3

/** Opened again by a browser in each block after the one in which they were not closed. */
const reopenedTags = new Set(['a', 'b', 'code', 'em', 'i', 's', 'small', 'strong', 'u'])
/** Between a tag and its end they let the end close it. */
const transparentTags = new Set([...inlineTags, 'br', 'img', 'wbr'])
const unclosed = new Set(unclosedTags)
const listTags = new Set(['ul', 'ol', 'dl'])
/** An item of one of these kinds ends the one of its kind before it, but is nested in one of the other kind. */
const itemKinds: Readonly<Record<string, 'li' | 'dd'>> = { li: 'li', dt: 'dd', dd: 'dd' }
const kept = new Set(tags)

/**
 * Matches comments, and elements of which nothing is shown here, up to their end tag: their content is not markup, or stands in for what is active.
 * Even without their content a browser takes a millisecond to make a video.
 */
const ignored =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?|<(audio|iframe|math|noembed|noframes|noscript|object|plaintext|script|select|style|svg|template|textarea|title|video|xmp)(?![^\t\n\f\r />])[^]*?(?=<\/\1(?![^\t\n\f\r />])|$)/iy
const tagStart = /<(\/?)([a-z][^\t\n\f\r />]*)/iy
/** Blanks within a tag, or an attribute: `<` and `>` are part of its value when it is quoted. */
const attribute =
  /[\t\n\f\r /]+|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?/y

function matchAt(pattern: RegExp, markup: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(markup)
}

/**
 * Reads the attributes of a tag. Renames two of them: a style attribute is reported as a violation of the policy as soon as it is parsed, even
 * apart from the page, and an `is` attribute cannot be removed after it was parsed.
 */
function readAttributes(markup: string, start: number): { readonly attributes: string; readonly end: number } {
  let attributes = ''
  let end = start
  for (let part = matchAt(attribute, markup, end); part; part = matchAt(attribute, markup, end)) {
    const [text, name = ''] = part
    attributes += /^(?:style|is)$/i.test(name) ? `data-${text}` : text
    end += text.length
  }
  return { attributes, end }
}

/** Decides which tags are kept, so that parsing, sanitising and layout stay quick. */
function limitTags(): (slash: string, name: string, attributes: string) => boolean {
  const open = new Map<string, number>()
  let depth = 0
  let depthSum = 0
  let elementCount = 0
  /** Tags that are open since the last block began or ended: `reopened` once another one does. */
  let pending: { readonly name: string; readonly key: string }[] = []
  const reopened = new Map<string, number>()
  let reopenedCount = 0
  /** For each open list, and for the text around them: the kind of its last item, and how deeply items of both kinds are nested in it. */
  const lists: { kind?: 'li' | 'dd'; depth: number }[] = [{ depth: 0 }]

  /** Counts the depth of an item. Returns whether it may be kept. */
  function countItem(slash: string, kind: 'li' | 'dd'): boolean {
    const list = lists.at(-1)
    if (slash !== '' || !list || list.kind === kind) return true
    if (depth + reopenedCount >= MAX_DEPTH) return false
    if (list.kind !== undefined) {
      list.depth += 1
      depth += 1
    }
    list.kind = kind
    return true
  }

  function countReopened(): void {
    for (const { key } of pending) {
      const count = reopened.get(key) ?? 0
      if (count === MAX_LIKE_TAGS) continue
      reopened.set(key, count + 1)
      reopenedCount += 1
    }
    pending = []
  }

  return (slash, name, attributes) => {
    if (!kept.has(name)) return false
    depthSum += depth + reopenedCount + 1
    // The end of a paragraph that is not open makes an empty one.
    if (slash === '' || name === 'p' || name === 'br') elementCount += 1
    if (depthSum > MAX_DEPTH_SUM || elementCount > MAX_ELEMENTS) return false
    if (!transparentTags.has(name)) countReopened()
    const item = itemKinds[name]
    if (item) return countItem(slash, item)
    if (unclosed.has(name)) return true
    if (slash === '' && depth + reopenedCount >= MAX_DEPTH) return false
    const count = open.get(name) ?? 0
    const step = slash === '' ? 1 : -Math.min(count, 1)
    open.set(name, count + step)
    depth += step
    if (listTags.has(name)) {
      if (step === 1) lists.push({ depth: 0 })
      else if (step === -1) depth -= lists.pop()?.depth ?? 0
    }
    if (!reopenedTags.has(name)) return true
    // A link ends the one before it.
    if (slash === '') pending.push({ name, key: name === 'a' ? name : name + attributes })
    else pending.splice(pending.findLastIndex((each) => each.name === name) >>> 0, 1)
    return true
  }
}

/**
 * Drops the tags that would make parsing, sanitising and layout slow, and renames attributes that must not be parsed. Reads tags as a browser
 * does, and keeps nothing that a browser could read in another way: no comment, no `<` that begins no tag.
 */
export function prepare(markup: string): string {
  const keeps = limitTags()
  let prepared = ''
  let at = 0
  for (let from = markup.indexOf('<'); from !== -1; from = markup.indexOf('<', at)) {
    prepared += markup.slice(at, from)
    const [skipped] = matchAt(ignored, markup, from) ?? []
    const [begun = '<', slash = '', name] = matchAt(tagStart, markup, from) ?? []
    if (skipped !== undefined) at = from + skipped.length
    else if (name === undefined) {
      prepared += '&lt;'
      at = from + 1
    } else {
      const { attributes, end } = readAttributes(markup, from + begun.length)
      // Without its `>` it is not a tag.
      if (end < markup.length && keeps(slash, name.toLowerCase(), attributes)) prepared += `${begun}${attributes}>`
      at = end + 1
    }
  }
  return prepared + markup.slice(at)
}
