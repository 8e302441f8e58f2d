import type { Client } from '@lobby/api'
import { changePassword as changeOperation, forgotPassword, setPasswordByPhone } from '@lobby/api/operations/account'

/**
 * Has a temporary password sent by e-mail (CALL-042), to both without the spaces around them. Whether name and address belong together is not told.
 * @throws ApiError when the platform refuses or does not answer
 */
export const sendPasswordMail = (api: Client, username: string, email: string): Promise<boolean> =>
  api.call(forgotPassword, { body: { username: username.trim(), email: email.trim() } })

/**
 * Sets a new password with a code by SMS (CALL-043).
 * @throws ApiError `refused` with `modify.new.old.same` when it is the old one
 */
export const setPassword = (
  api: Client,
  newPassword: string,
  mobileNum: string,
  verificationCode: string,
): Promise<boolean> => api.call(setPasswordByPhone, { body: { newPassword, mobileNum, verificationCode } })

/**
 * Changes the password of the signed-in member (CALL-039).
 * @throws ApiError when the platform refuses or does not answer
 */
export const changePassword = (api: Client, oldPassword: string, newPassword: string): Promise<boolean> =>
  api.call(changeOperation, { body: { oldPassword, newPassword, confirmNewPassword: newPassword } })
