// Generated from openapi/ by `generate` of tooling/openapi. Change the contract, not this file.
import { boolean, list, object, string } from '../check.ts'
import { checkCodeSent, checkSession } from './shared.gen.ts'
import type { Operation } from '../operation.ts'

const checkFieldSetting = object({ name: string(40), enabled: boolean, required: boolean })

const checkRegisterSettings = object({ fields: list(checkFieldSetting, 60) })

/** Register a member and sign the member in: PUT /wps/account/register */
export const register: Operation<'register', never> = {
  id: 'register',
  method: 'put',
  path: '/wps/account/register',
  retry: false,
  timeout: 15000,
  session: false,
  idempotent: true,
  fill: {},
  check: checkSession,
}

/** Get the fields of the registration form: GET /wps/account/registerSettings */
export const registerSettings: Operation<'registerSettings', never> = {
  id: 'registerSettings',
  method: 'get',
  path: '/wps/account/registerSettings',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkRegisterSettings,
}

/** Check the solution of a captcha before the form is submitted: GET /wps/account/verification */
export const verification: Operation<'verification', never> = {
  id: 'verification',
  method: 'get',
  path: '/wps/account/verification',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Send a verification code by SMS: POST /wps/account/getCode */
export const sendSmsCode: Operation<'sendSmsCode', never> = {
  id: 'sendSmsCode',
  method: 'post',
  path: '/wps/account/getCode',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkCodeSent,
}

/** Send a code for a password reset by SMS: POST /wps/account/getResetCode */
export const sendResetCode: Operation<'sendResetCode', never> = {
  id: 'sendResetCode',
  method: 'post',
  path: '/wps/account/getResetCode',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: checkCodeSent,
}

/** Check an affiliate or invitation code: GET /wps/account/affiliateCheck */
export const affiliateCheck: Operation<'affiliateCheck', never> = {
  id: 'affiliateCheck',
  method: 'get',
  path: '/wps/account/affiliateCheck',
  retry: true,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Change the password: PUT /wps/account/changePassword/v2 */
export const changePassword: Operation<'changePassword', never> = {
  id: 'changePassword',
  method: 'put',
  path: '/wps/account/changePassword/v2',
  retry: false,
  timeout: 10000,
  session: true,
  idempotent: false,
  fill: {},
  check: boolean,
}

/** Send a temporary password by e-mail: POST /wps/account/forgotPassword */
export const forgotPassword: Operation<'forgotPassword', never> = {
  id: 'forgotPassword',
  method: 'post',
  path: '/wps/account/forgotPassword',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  form: true,
  check: boolean,
}

/** Set a new password with a code from an SMS: PUT /wps/account/setPassword */
export const setPasswordByPhone: Operation<'setPasswordByPhone', never> = {
  id: 'setPasswordByPhone',
  method: 'put',
  path: '/wps/account/setPassword',
  retry: false,
  timeout: 10000,
  session: false,
  idempotent: false,
  fill: {},
  check: boolean,
}
