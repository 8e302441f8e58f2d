import type { ComponentFacts } from 'virtual:lobby/components'
import type { ComponentStatus } from '../docs/componentStatus.ts'

/**
 * Returns the components whose name, purpose or tokens match a word.
 *
 * @param word A custom property such as `--brand-soft` matches components that read exactly that token. Any other word
 * is searched for in names and purposes.
 * @param status Returns only components with this status. Without it, returns all.
 */
export function findComponents(
  components: readonly ComponentFacts[],
  word: string,
  status?: ComponentStatus,
): ComponentFacts[] {
  const wanted = word.trim().toLowerCase()
  const token = /^--([\w-]+)$/.exec(wanted)?.[1]
  const fits = ({ title, also, use, reads, parts }: ComponentFacts) =>
    token === undefined
      ? [title, ...also, use].some((text) => text.toLowerCase().includes(wanted))
      : [reads, ...parts.map((part) => part.reads)].some((names) => names.includes(token))
  return components.filter((component) => (status === undefined || component.status === status) && fits(component))
}
