/** The member to whom database rows belong, and the member's tenant. */
export interface Owner {
  readonly tenant: string
  readonly member: number
}
