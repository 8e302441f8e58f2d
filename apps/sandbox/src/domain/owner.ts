/** Whose rows something is about. */
export interface Owner {
  readonly tenant: string
  readonly member: number
}
