import type { Toolbar } from '../house/toolbar.ts'

/** A way to make room scarce: what the toolbar says then, and how much of the page is measured. */
export interface Stress {
  readonly name: string
  readonly globals: Partial<Pick<Toolbar, 'locale' | 'text'>>
  /** Large words may be broken, and so may made-up ones, which are longer than any; what is pressed is measured without them. Only what does not fit is a fault then. */
  readonly scope: 'all' | 'fit'
}

export const stresses: readonly Stress[] = [
  { name: 'the longest texts', globals: { locale: 'longest' }, scope: 'all' },
  { name: 'pseudo texts', globals: { locale: 'pseudo' }, scope: 'fit' },
  { name: 'right to left', globals: { locale: 'mirrored' }, scope: 'all' },
  { name: 'texts at 200 %', globals: { text: 'double' }, scope: 'fit' },
]
