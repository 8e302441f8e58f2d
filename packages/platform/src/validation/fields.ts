/** The fields of the registration form, in the order of the form (specification part 1, section 2). */
export const registrationFieldNames = [
  'username',
  'mobileNum',
  'verificationCode',
  'password',
  'confirmPassword',
  'paymentPassword',
  'nickname',
  'payeeName',
  'idNumber',
  'email',
  'qqNum',
  'facebook',
  'wechat',
  'line',
  'whatsapp',
  'zalo',
  'recommenderId',
  'affiliateCode',
  'captcha',
] as const
export type RegistrationFieldName = (typeof registrationFieldNames)[number]

/** The fields that have a validation rule: all fields of registration and sign-in, and the dialling code. */
export type ValidationRuleName =
  | RegistrationFieldName
  | 'countryDialingCode'
  | 'loginUsername'
  | 'loginPassword'
  | 'loginMobileNum'

/**
 * The greatest length of each field in code points, from the API contract. Longer texts are refused before any other
 * check, even if a validation rule of the server allows more.
 */
export const MAX_FIELD_LENGTHS: Readonly<Record<ValidationRuleName, number>> = {
  username: 64,
  mobileNum: 20,
  verificationCode: 10,
  password: 1024,
  confirmPassword: 1024,
  paymentPassword: 64,
  nickname: 64,
  payeeName: 128,
  idNumber: 32,
  email: 254,
  qqNum: 64,
  facebook: 128,
  wechat: 64,
  line: 64,
  whatsapp: 64,
  zalo: 64,
  recommenderId: 64,
  affiliateCode: 32,
  captcha: 16,
  countryDialingCode: 4,
  loginUsername: 64,
  loginPassword: 1024,
  loginMobileNum: 20,
}

export const isValidationRuleName = (name: string): name is ValidationRuleName => Object.hasOwn(MAX_FIELD_LENGTHS, name)
