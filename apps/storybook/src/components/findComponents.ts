import type { ComponentFacts } from 'virtual:lobby/components'
import type { Status } from '../docs/status.ts'

/**
 * The components that a word is about: one of their names, what they are for, or a token that they read.
 *
 * @param word `--brand-soft` finds who reads exactly that token; anything else is looked for in names and uses.
 * @param status Only those that are as far; all without it.
 */
export function findComponents(components: readonly ComponentFacts[], word: string, status?: Status): ComponentFacts[] {
  const wanted = word.trim().toLowerCase()
  const token = /^--([\w-]+)$/.exec(wanted)?.[1]
  const fits = ({ title, also, use, reads, parts }: ComponentFacts) =>
    token === undefined
      ? [title, ...also, use].some((text) => text.toLowerCase().includes(wanted))
      : [reads, ...parts.map((part) => part.reads)].some((names) => names.includes(token))
  return components.filter((component) => (status === undefined || component.status === status) && fits(component))
}
