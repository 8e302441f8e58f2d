const lead = /^\s*(?:<(p|div|figure)(?:\s[^<>]*)?>\s*)?<img(?:\s[^<>]*)?>\s*(?:<\/\1>)?/i

/**
 * Splits an editor's content into its leading picture, if any, and the rest. This only decides where they appear;
 * both still need sanitizing.
 */
export function splitLeadingPicture(content: string): readonly [picture: string, rest: string] {
  const [picture = ''] = lead.exec(content) ?? []
  return [picture, content.slice(picture.length)]
}
