import { expect, test } from 'vitest'
import { moduleIds, moduleOfCall } from './modules.ts'

const specified = [
  ['CONF-021', 'FREEPLAY3'],
  ['CONF-022', 'REGISTER_REE3'],
  ['CONF-023', 'INBOX3'],
  ['CONF-024', 'PROFPIC3'],
  ['CONF-025', 'PWRESETSMS3'],
  ['CONF-026', 'FEEDBACK3'],
  ['CONF-027', 'MEMCLUB3'],
  ['CONF-028', 'AGEINFO3'],
  ['CONF-029', 'REWCEN3'],
  ['CONF-030', 'COMM3'],
  ['CONF-031', 'DAILYSALCONT3'],
  ['CONF-032', 'HOURSAL3'],
  ['CONF-033', 'AFFMAN3'],
  ['CONF-034', 'VALID_CAPTCHA3'],
  ['CONF-035', 'FUNDTRANS3'],
  ['CONF-036', 'REG3'],
  ['CONF-037', 'CAPTCHA3'],
  ['CONF-038', 'VERIFICATION3'],
] as const

test.each(specified)('[%s] the module id %s exists and is no other id', (_, id) => {
  expect(Object.hasOwn(moduleIds, id)).toBe(true)
  expect(Object.values(moduleIds).filter((value) => value === id)).toEqual([id])
  expect(moduleIds[id]).toBe(id)
})

test('there are no module ids but those', () => {
  expect(Object.keys(moduleIds).sort()).toEqual(specified.map(([, id]) => id).sort())
})

test('[CONF-039] the SMS code is sent with VERIFICATION3, and each other call with the one id that bears its name', () => {
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
  expect(new Set(Object.values(moduleOfCall)).size).toBe(Object.keys(moduleIds).length)
})
