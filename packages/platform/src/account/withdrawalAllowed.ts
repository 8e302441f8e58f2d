import { isTrial, parseMemberType } from '../session/index.ts'

/**
 * Whether a member may be shown the way to a withdrawal (C41): no trial account, nor one that the platform refuses it to. The platform
 * holds every withdrawal against its own rules all the same.
 *
 * @param info What the platform says of the member; undefined while it is not known.
 */
export function withdrawalAllowed(type: unknown, info: { readonly withdrawAllowed?: boolean } | undefined): boolean {
  return !isTrial(parseMemberType(type)) && info?.withdrawAllowed !== false
}
