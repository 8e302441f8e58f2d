/** What is wrong with a text that cannot be shown, by the parser's name for it. */
const words: Readonly<Record<string, string>> = {
  EMPTY_ARGUMENT: 'has braces with nothing between them',
  MALFORMED_ARGUMENT: 'has something other than a name between braces',
  EXPECT_ARGUMENT_TYPE: 'has a comma after a name in braces, and no kind behind it',
  INVALID_ARGUMENT_TYPE:
    'has a kind after the comma in braces that is none of plural, select, selectordinal, number, date, time',
  MISSING_OTHER_CLAUSE: 'has a choice without a branch "other"',
  INVALID_TAG: 'has a "<" that begins no tag',
  UNMATCHED_CLOSING_TAG: 'closes a tag that is not open',
  UNCLOSED_TAG: 'has a tag that nothing closes',
}

/** Where a brace opens that nothing closes, or closes that nothing opened; null where all have their other. */
function loneBrace(text: string): { readonly at: number; readonly opens: boolean } | null {
  const open: number[] = []
  // What stands between apostrophes is no brace: '{'.
  const bare = text.replaceAll(/'[{}][^']*'/g, (quoted) => ' '.repeat(quoted.length))
  for (const { index, 0: brace } of bare.matchAll(/[{}]/g)) {
    if (brace === '{') open.push(index)
    else if (open.pop() === undefined) return { at: index, opens: false }
  }
  const at = open.at(-1)
  return at === undefined ? null : { at, opens: true }
}

/**
 * Why a text cannot be shown, in words: which brace or tag is wrong. To be read after the text's id.
 * @param kind The parser's name for it, such as `EXPECT_ARGUMENT_TYPE`.
 */
export function icuSlip(text: string, kind: string): string {
  const lone = loneBrace(text)
  if (lone?.opens === true) return `has a "{" that no "}" closes, before "${text.slice(lone.at + 1, lone.at + 25)}"`
  if (lone !== null) return `has a "}" that no "{" opens, after "${text.slice(Math.max(0, lone.at - 24), lone.at)}"`
  const what = words[kind] ?? 'has a part in braces that cannot be read'
  const part = kind.endsWith('TAG') ? /<[^>]*>?/.exec(text)?.[0] : /\{[^{}]*\}/.exec(text)?.[0]
  return part === undefined ? what : `${what}: ${part.slice(0, 40)}`
}
