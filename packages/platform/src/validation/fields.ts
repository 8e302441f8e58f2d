/** The fields of registration that a player fills in (specification part 1, section 2), in the order in which a form shows them. */
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
export type RegistrationField = (typeof registrationFieldNames)[number]

/** What rules are made for: the fields of registration, those of sign-in, and the dialling code. */
export type RuleName = RegistrationField | 'countryDialingCode' | 'loginUsername' | 'loginPassword' | 'loginMobileNum'

/**
 * The most code points of each field that the contract lets through, whatever a server's rule says. A text that is longer is refused
 * before anything else looks at it, so that no check ever sees one of many megabytes.
 */
export const longest: Readonly<Record<RuleName, number>> = {
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

export const isRuleName = (name: string): name is RuleName => Object.hasOwn(longest, name)
