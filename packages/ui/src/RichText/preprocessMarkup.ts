import { INLINE_TAGS, ALLOWED_TAGS, optionalEndTags } from './allowed.ts'

/**
 * The attribute with the allowed styles of an element. `Markup` later sets these styles through the CSSOM, because the
 * content security policy forbids the attribute `style`.
 */
export const DATA_STYLE_ATTRIBUTE = 'data-style'

/** The maximum nesting depth. Deeper tags are removed, but not their text. */
const MAX_DEPTH = 50
/** The maximum sum of the nesting depths of all tags. All tags after that are removed. */
const MAX_DEPTH_SUM = 100_000
/** The maximum number of elements. All tags after that are removed. */
const MAX_ELEMENTS = 6000
/**
 * The maximum number of equal tags that a browser opens again in the next block (HTML standard, "Noah's Ark clause").
 */
const MAX_LIKE_TAGS = 3

/** Formatting tags. If such a tag is not closed in its block, a browser opens it again in each following block. */
const reopenedTags = new Set(['a', 'b', 'code', 'em', 'i', 's', 'small', 'strong', 'u'])
/**
 * Tags that may be between the start tag and the end tag of a formatting element. With any other tag in between, the
 * end tag may not close the element.
 */
const transparentTags = new Set([...INLINE_TAGS, 'br', 'img', 'wbr'])
const unclosed = new Set(optionalEndTags)
const listTags = new Set(['ul', 'ol', 'dl'])
/**
 * The kind of each list item. `dt` and `dd` are one kind, `li` is the other kind. A start tag closes an open item of
 * the same kind. It does not close an open item of the other kind, so the new item is nested in that item.
 */
const itemKinds: Readonly<Record<string, 'li' | 'dd'>> = { li: 'li', dt: 'dd', dd: 'dd' }
const keptTags = new Set(ALLOWED_TAGS)

/**
 * Matches comments, and elements that are never shown, up to their end tag. They are removed before parsing, because a
 * browser needs a millisecond to create even an empty video.
 */
const ignored =
  /<!--(?:-?>|[^]*?(?:--!?>|$))|<(?:[!?]|\/(?![a-z]))[^>]*>?|<(audio|iframe|math|noembed|noframes|noscript|object|plaintext|script|select|style|svg|template|textarea|title|video|xmp)(?![^\t\n\f\r />])[^]*?(?=<\/\1(?![^\t\n\f\r />])|$)/iy
const tagStart = /<(\/?)([a-z][^\t\n\f\r />]*)/iy
/** Matches white space within a tag, or one attribute. In a quoted value, `<` and `>` are part of the value. */
const attribute =
  /[\t\n\f\r /]+|([^\t\n\f\r />][^\t\n\f\r />=]*)(?:[\t\n\f\r ]*=[\t\n\f\r ]*(?:"[^"]*"?|'[^']*'?|[^\t\n\f\r "'>][^\t\n\f\r >]*)?)?/y

function matchAt(pattern: RegExp, markup: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at
  return pattern.exec(markup)
}

/**
 * Reads the attributes of a tag, and renames `style` and `is` to `data-style` and `data-is`. A browser that parses a
 * `style` attribute reports a violation of the content security policy. An `is` attribute cannot be removed after
 * parsing.
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

/**
 * Returns a function that decides whether to keep a tag. Call that function with each tag of the markup in order. It
 * refuses tags that would make parsing, sanitising or layout slow.
 */
function createTagLimiter(): (slash: string, name: string, attributes: string) => boolean {
  const open = new Map<string, number>()
  let depth = 0
  let depthSum = 0
  let elementCount = 0
  /**
   * Formatting tags that were opened since the last block boundary. At the next block boundary they are moved to
   * `reopened`.
   */
  let pending: { readonly name: string; readonly key: string }[] = []
  const reopened = new Map<string, number>()
  let reopenedCount = 0
  /**
   * The open lists, from the outermost to the innermost. `kind` is the kind of the last item, and `depth` is the depth
   * that nested items add. The first record is for the content outside lists.
   */
  const lists: { kind?: 'li' | 'dd'; depth: number }[] = [{ depth: 0 }]

  /** Counts the nesting depth of a list item. Returns whether to keep the tag. */
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
    if (!keptTags.has(name)) return false
    depthSum += depth + reopenedCount + 1
    // The end tags `</p>` and `</br>` also count as elements: `</p>` without an open paragraph creates an empty
    // paragraph, and `</br>` creates a line break.
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
    // All links count as equal tags, because a link closes the previous link.
    if (slash === '') pending.push({ name, key: name === 'a' ? name : name + attributes })
    else pending.splice(pending.findLastIndex((each) => each.name === name) >>> 0, 1)
    return true
  }
}

/**
 * Removes tags that would make parsing, sanitising or layout slow, and renames attributes that must not be parsed. Also
 * removes comments and escapes each `<` that does not begin a tag, so that a browser finds the same tags as this
 * function.
 */
export function preprocessMarkup(markup: string): string {
  const isTagKept = createTagLimiter()
  let prepared = ''
  let at = 0
  for (let from = markup.indexOf('<'); from !== -1; from = markup.indexOf('<', at)) {
    prepared += markup.slice(at, from)
    const [skipped] = matchAt(ignored, markup, from) ?? []
    const [start = '<', slash = '', name] = matchAt(tagStart, markup, from) ?? []
    if (skipped !== undefined) at = from + skipped.length
    else if (name === undefined) {
      prepared += '&lt;'
      at = from + 1
    } else {
      const { attributes, end } = readAttributes(markup, from + start.length)
      // A text that begins like a tag but has no closing `>` is not a tag.
      if (end < markup.length && isTagKept(slash, name.toLowerCase(), attributes)) prepared += `${start}${attributes}>`
      at = end + 1
    }
  }
  return prepared + markup.slice(at)
}
