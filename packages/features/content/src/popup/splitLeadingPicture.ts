const lead = /^\s*(?:<(p|div|figure)(?:\s[^<>]*)?>\s*)?<img(?:\s[^<>]*)?>\s*(?:<\/\1>)?/i

/**
 * Splits the content of a popup page into the picture at its start, if any, and the rest, because the popup shows them
 * in different places. Sanitizes neither part.
 */
export function splitLeadingPicture(content: string): readonly [picture: string, rest: string] {
  const [picture = ''] = lead.exec(content) ?? []
  return [picture, content.slice(picture.length)]
}
