import type { Hono } from 'hono'
import { Refused } from '../domain/refused.ts'
import { completeSignIn } from '../domain/signIn.ts'
import {
  findMemberOfSwitchRequest,
  readDeveloperSwitchBody,
  type DeveloperSwitchContext,
  refuseSwitchRequest,
} from './readDeveloperSwitchBody.ts'

/**
 * Adds the developer switch `/session`, which signs a member in without the sign-in form. The response contains the
 * session data that the site stores.
 */
export function addSessionSwitchRoute(app: Hono, { db, clock, tenants }: DeveloperSwitchContext): void {
  app.post('/session', async (context) => {
    const { merchant, member: name } = await readDeveloperSwitchBody(context.req.raw)
    const tenant = tenants.list.find(({ id }) => id === merchant)
    const member = findMemberOfSwitchRequest({ db, tenants }, merchant, name)
    if (!tenant || !member)
      return refuseSwitchRequest(
        context,
        'Send {merchant, member}. merchant is the id of a merchant folder, member the name of one of its members.',
      )
    try {
      const attempt = { tenant: tenant.id, trial: false, username: member.name, captcha: '', captchaId: '' }
      const { token, firstTime } = completeSignIn(db(), attempt, member, false, clock.now())
      return context.json({
        token,
        userName: member.name,
        merchantCode: tenant.code,
        type: member.type,
        firstTimeLogin: firstTime,
      })
    } catch (error) {
      if (error instanceof Refused)
        return refuseSwitchRequest(context, 'Staff accounts cannot have a member session. Name another member.')
      throw error
    }
  })
}
