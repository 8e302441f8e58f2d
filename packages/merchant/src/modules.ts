/**
 * The module id that each API call sends to the platform (specification part 1, section 9). Two module ids have the
 * same spelling as flag codes, but they are not related. The specification says only for `sendSmsCode` which id the
 * call sends; for the other calls we chose the id with a similar name (CONF-039). A call that is not listed sends no
 * module id.
 */
export const moduleIdByCall = {
  trialPlay: 'FREEPLAY3',
  register: 'REG3',
  registerDownline: 'REGISTER_REE3',
  messageList: 'INBOX3',
  setHeadIcon: 'PROFPIC3',
  sendResetCode: 'PWRESETSMS3',
  feedback: 'FEEDBACK3',
  memberBenefits: 'MEMCLUB3',
  confirmAge: 'AGEINFO3',
  rewards: 'REWCEN3',
  commission: 'COMM3',
  dailySalaryContract: 'DAILYSALCONT3',
  hourlySalary: 'HOURSAL3',
  affiliateCheck: 'AFFMAN3',
  verification: 'VALID_CAPTCHA3',
  transferToUpline: 'FUNDTRANS3',
  captcha: 'CAPTCHA3',
  sendSmsCode: 'VERIFICATION3',
} as const

/** A module id that an API call sends. */
export type ModuleId = (typeof moduleIdByCall)[keyof typeof moduleIdByCall]
