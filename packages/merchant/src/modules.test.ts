import { expect, test } from 'vitest'
import { moduleIdByCall } from './modules.ts'

const specified = [
  ['FREEPLAY3'],
  ['REGISTER_REE3'],
  ['INBOX3'],
  ['PROFPIC3'],
  ['PWRESETSMS3'],
  ['FEEDBACK3'],
  ['MEMCLUB3'],
  ['AGEINFO3'],
  ['REWCEN3'],
  ['COMM3'],
  ['DAILYSALCONT3'],
  ['HOURSAL3'],
  ['AFFMAN3'],
  ['VALID_CAPTCHA3'],
  ['FUNDTRANS3'],
  ['REG3'],
  ['CAPTCHA3'],
  ['VERIFICATION3'],
] as const

test.each(specified)(
  'assigns the module id %s to exactly one API call',
  {
    tags: [
      'CONF-021',
      'CONF-022',
      'CONF-023',
      'CONF-024',
      'CONF-025',
      'CONF-026',
      'CONF-027',
      'CONF-028',
      'CONF-029',
      'CONF-030',
      'CONF-031',
      'CONF-032',
      'CONF-033',
      'CONF-034',
      'CONF-035',
      'CONF-036',
      'CONF-037',
      'CONF-038',
    ],
  },
  (id) => {
    expect(Object.values(moduleIdByCall).filter((value) => value === id)).toEqual([id])
  },
)

test('assigns only module ids of the specification', () => {
  expect(Object.values(moduleIdByCall).sort()).toEqual(specified.map(([id]) => id).sort())
})

test('assigns to each API call, such as sendSmsCode, the expected module id', { tags: ['CONF-039'] }, () => {
  expect(moduleIdByCall).toEqual({
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
  })
})
