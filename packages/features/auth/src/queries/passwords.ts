import type { Client } from '@lobby/api'
import { changePassword as changeOperation, forgotPassword, setPasswordByPhone } from '@lobby/api/operations/account'

/**
 * Requests a temporary password by e-mail (CALL-042). Removes spaces around both values. The response does not reveal
 * whether the username and the e-mail address belong together.
 * @throws ApiError if the platform refuses or does not respond
 */
export const requestTemporaryPasswordByEmail = (api: Client, username: string, email: string): Promise<boolean> =>
  api.call(forgotPassword, { body: { username: username.trim(), email: email.trim() } })

/**
 * Sets a new password with an SMS code (CALL-043).
 * @throws ApiError of the kind `refused` with the code `modify.new.old.same` if the new password equals the old one
 */
export const setForgottenPassword = (
  api: Client,
  newPassword: string,
  mobileNum: string,
  verificationCode: string,
): Promise<boolean> => api.call(setPasswordByPhone, { body: { newPassword, mobileNum, verificationCode } })

/**
 * Changes the password of the signed-in member (CALL-039).
 * @throws ApiError if the platform refuses or does not respond
 */
export const changePassword = (api: Client, oldPassword: string, newPassword: string): Promise<boolean> =>
  api.call(changeOperation, { body: { oldPassword, newPassword, confirmNewPassword: newPassword } })
