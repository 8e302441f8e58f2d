const lead = /^\s*(?:<(p|div|figure)(?:\s[^<>]*)?>\s*)?<img(?:\s[^<>]*)?>\s*(?:<\/\1>)?/i

/**
 * Parts an editor's content into the picture that it begins with, if it does, and the rest. Both are as little trusted as before: only
 * where they stand is decided here.
 */
export function splitLead(content: string): readonly [picture: string, rest: string] {
  const [picture = ''] = lead.exec(content) ?? []
  return [picture, content.slice(picture.length)]
}
