import { expect, test } from 'vitest'
import { moduleOfCall } from './modules.ts'

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
  'the module id %s exists and is no other id',
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
    expect(Object.values(moduleOfCall).filter((value) => value === id)).toEqual([id])
  },
)

test('there are no module ids but those', () => {
  expect(Object.values(moduleOfCall).sort()).toEqual(specified.map(([id]) => id).sort())
})

test(
  'the SMS code is sent with VERIFICATION3, and each other call with the one id that bears its name',
  { tags: ['CONF-039'] },
  () => {
    expect(moduleOfCall).toEqual({
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
  },
)
