import type { Recorded } from './calls.ts'

/** How many pictures of one answer's list are kept: a page of games. The others show their names. */
const first = 26

/** The paths of pictures in answers, at any depth. */
export function picturesOf(...answers: readonly unknown[]): string[] {
  return [...new Set(answers.flatMap(paths))].sort()
}

function paths(value: unknown): string[] {
  if (typeof value === 'string') return /^\/[\w/-]+\.webp$/.test(value) ? [value] : []
  if (Array.isArray(value)) return value.slice(0, first).flatMap(paths)
  return typeof value === 'object' && value !== null ? Object.values(value as Recorded).flatMap(paths) : []
}
