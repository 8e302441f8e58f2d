/** The member to whom database rows belong, and the member's tenant. */
export interface RowOwner {
  readonly tenant: string
  readonly member: number
}
