/** What is wrong with one text of a dictionary, in a sentence that says how to cure it. */
export interface MessageProblem {
  readonly language: string
  readonly id: string
  readonly kind: 'missing' | 'extra' | 'syntax' | 'structure' | 'empty' | 'untranslated' | 'duplicate'
  readonly message: string
}
