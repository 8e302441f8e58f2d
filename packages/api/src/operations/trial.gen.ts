// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { integer, object, string } from '../check.ts'
import type { Operation } from '../operation.ts'

const checkTrialAccount = object({ trialName: string(64, 8) })

const checkTrialSession = object({ token: string(128, 16, /^[!-~]+$/), userName: string(64), customerType: integer(0, 1000000000) })

/** Create a trial account: GET /wps/trial/create */
export const createTrialAccount: Operation<'createTrialAccount', never> = {
  id: 'createTrialAccount',
  method: 'get',
  path: '/wps/trial/create',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkTrialAccount,
}

/** Find an existing trial account by its name: GET /wps/trial/account */
export const trialAccount: Operation<'trialAccount', never> = {
  id: 'trialAccount',
  method: 'get',
  path: '/wps/trial/account',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkTrialAccount,
}

/** Sign in to a trial account: POST /wps/trial/play */
export const trialPlay: Operation<'trialPlay', never> = {
  id: 'trialPlay',
  method: 'post',
  path: '/wps/trial/play',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkTrialSession,
}
