/** The member, and the member's tenant, that rows belong to. */
export interface Owner {
  readonly tenant: string
  readonly member: number
}
