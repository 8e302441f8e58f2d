import type { View } from './Trouble.ts'

/** The name of a frame beside others: a document of that name measures itself and tells it. */
export const frameName = 'lobby-beside'

/** What the frame tells whoever holds it. */
export interface Told {
  readonly lobby: 'view'
  readonly view: View
}

/** What a frame is asked for: to look again, or to show where a trouble is. */
export type Asked = { readonly lobby: 'measure' } | { readonly lobby: 'show'; readonly at: number }

export const isTold = (data: unknown): data is Told => Object(data).lobby === 'view'
export const isAsked = (data: unknown): data is Asked =>
  Object(data).lobby === 'measure' || Object(data).lobby === 'show'
