import type { Change } from './compareShots.ts'

/** What was compared of a component. */
export interface Compared {
  readonly name: string
  /** Why it was looked at. */
  readonly why: string
  readonly changes: readonly Change[]
}

/** What a run comes to. */
export interface Verdict {
  /** Components that changed, the one that changed most first, and its skins likewise. */
  readonly changed: readonly (Compared & { readonly allowed: boolean })[]
  /** Names that looked the same in every skin. */
  readonly same: readonly string[]
  /** Names that were allowed to change and did not. */
  readonly idle: readonly string[]
  /** Whether something changed that nobody allowed. */
  readonly failed: boolean
}

/** Of what there is no picture, nobody can say how much it changed: it comes first. */
const weight = ({ difference }: Change) => difference?.share ?? 1
const heaviest = (changes: readonly Change[]) => Math.max(0, ...changes.map(weight))

/**
 * Puts what was compared in order, worst first, and holds it against what may change.
 *
 * @param allow Names of components that may look different. A component without a picture is never allowed.
 */
export function judge(compared: readonly Compared[], allow: readonly string[]): Verdict {
  const changed = compared
    .filter(({ changes }) => changes.length > 0)
    .map((each) => ({
      ...each,
      changes: each.changes.toSorted((one, other) => weight(other) - weight(one) || one.skin.localeCompare(other.skin)),
      allowed: allow.includes(each.name) && each.changes.every(({ failed }) => failed === undefined),
    }))
    .sort((one, other) => heaviest(other.changes) - heaviest(one.changes) || one.name.localeCompare(other.name))
  return {
    changed,
    same: compared.filter(({ changes }) => changes.length === 0).map(({ name }) => name),
    idle: allow.filter((name) => !changed.some((each) => each.name === name)),
    failed: changed.some(({ allowed }) => !allowed),
  }
}
