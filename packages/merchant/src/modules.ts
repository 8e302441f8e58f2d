/** Module ids of the platform (specification part 1, section 9). Two of them are flags as well: two registries, equal strings. */
export const moduleIds = {
  FREEPLAY3: 'FREEPLAY3',
  REGISTER_REE3: 'REGISTER_REE3',
  INBOX3: 'INBOX3',
  PROFPIC3: 'PROFPIC3',
  PWRESETSMS3: 'PWRESETSMS3',
  FEEDBACK3: 'FEEDBACK3',
  MEMCLUB3: 'MEMCLUB3',
  AGEINFO3: 'AGEINFO3',
  REWCEN3: 'REWCEN3',
  COMM3: 'COMM3',
  DAILYSALCONT3: 'DAILYSALCONT3',
  HOURSAL3: 'HOURSAL3',
  AFFMAN3: 'AFFMAN3',
  VALID_CAPTCHA3: 'VALID_CAPTCHA3',
  FUNDTRANS3: 'FUNDTRANS3',
  REG3: 'REG3',
  CAPTCHA3: 'CAPTCHA3',
  VERIFICATION3: 'VERIFICATION3',
} as const

/** A module id as it goes over the wire. */
export type ModuleId = keyof typeof moduleIds

/**
 * Which module id a call sends. The specification gives `sendSmsCode` alone; every other call sends the id that bears
 * its name (CONF-039). A call that is not listed sends none.
 */
export const moduleOfCall = {
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
} as const satisfies Readonly<Record<string, ModuleId>>
