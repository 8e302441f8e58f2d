import { ownPath } from './ownPath.ts'
import { routes } from './routes.ts'

/**
 * Where an editor's `promotionType` leads (HOME-031): to the route of the product that it names, else to the promotion whose id it is. Null
 * for anything else.
 */
export function promotionPath(promotionType: string | null | undefined): string | null {
  if (typeof promotionType !== 'string') return null
  return ownPath(promotionType) ?? (/^[\w-]{1,64}$/.test(promotionType) ? routes.activityInfo(promotionType) : null)
}
