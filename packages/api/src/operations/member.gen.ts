// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, list, object, string } from '../check.ts'
import { checkSession } from './shared.gen.ts'
import type { Operation } from '../operation.ts'

const checkCaptcha = string(262144)

const checkHeadIcon = object({ headIcon: string(40), url: string(200) })

const checkHeadIcons = object({ current: string(40), icons: list(checkHeadIcon, 60) })

/** Get a captcha image: GET /wps/captcha/get */
export const captcha: Operation<'captcha', never> = {
  id: 'captcha',
  method: 'get',
  path: '/wps/captcha/get',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkCaptcha,
}

/** Sign in: POST /wps/member/login */
export const login: Operation<'login', never> = {
  id: 'login',
  method: 'post',
  path: '/wps/member/login',
  retry: false,
  timeout: 15000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkSession,
}

/** Sign out: DELETE /wps/member/logout */
export const logout: Operation<'logout', 'token'> = {
  id: 'logout',
  method: 'delete',
  path: '/wps/member/logout',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: { token: 'token' },
  check: boolean,
}

/** List the profile pictures that a member can choose: GET /wps/member/headIcon */
export const headIcons: Operation<'headIcons', never> = {
  id: 'headIcons',
  method: 'get',
  path: '/wps/member/headIcon',
  retry: true,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: checkHeadIcons,
}

/** Choose a profile picture: POST /wps/member/headIcon */
export const setHeadIcon: Operation<'setHeadIcon', never> = {
  id: 'setHeadIcon',
  method: 'post',
  path: '/wps/member/headIcon',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  form: true,
  check: boolean,
}
