/** A problem with one text of a dictionary. */
export interface MessageProblem {
  readonly language: string
  readonly id: string
  readonly kind: 'missing' | 'extra' | 'syntax' | 'structure' | 'empty' | 'untranslated' | 'duplicate'
  /** Says what is wrong and how to fix it. */
  readonly message: string
  /** The parser's error code for a problem of the kind `syntax`, such as `EMPTY_ARGUMENT`. */
  readonly syntax?: string
}

/** Creates a problem of the text `id` in one language. `message` says how to fix it. */
export const createMessageProblem = (
  language: string,
  id: string,
  kind: MessageProblem['kind'],
  message: string,
): MessageProblem => ({ language, id, kind, message })
