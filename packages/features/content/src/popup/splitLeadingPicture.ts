const lead = /^\s*(?:<(p|div|figure)(?:\s[^<>]*)?>\s*)?<img(?:\s[^<>]*)?>\s*(?:<\/\1>)?/i

/**
 * Splits the content of a popup page into the picture at its start, if any, and the rest. The popup shows the picture
 * in another place than the rest. Sanitizes neither of the two parts.
 */
export function splitLeadingPicture(content: string): readonly [picture: string, rest: string] {
  const [picture = ''] = lead.exec(content) ?? []
  return [picture, content.slice(picture.length)]
}
